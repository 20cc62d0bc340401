import { signIn } from './support/people';
import {
  choose,
  listingOfOwn,
  photographs,
  photosPath,
  shownPaths,
  shownPhotos,
} from './support/photos';
import { expect, test } from './support/test';

test('without JavaScript photographs are sent, moved, made first and removed by forms', async ({
  page,
}) => {
  const { seller, id } = await listingOfOwn();
  await signIn(page, seller, photosPath(id));
  const wrong = { name: 'notes.txt', mimeType: 'image/jpeg', buffer: Buffer.from('Not a picture') };
  await choose(page, [...(await photographs(3)), wrong]);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main')).toContainText('3 photographs added');
  await expect(page.getByRole('main')).toContainText(
    'notes.txt: This is not a JPEG, PNG, WebP, AVIF or HEIC photograph.',
  );
  await expect(shownPhotos(page)).toHaveCount(3);
  const [a, b, c] = await shownPaths(page);
  await page.getByRole('button', { name: 'Move photograph 1 later' }).click();
  await expect.poll(() => shownPaths(page)).toEqual([b, a, c]);
  await page.getByRole('button', { name: 'Make first: photograph 3' }).click();
  await expect.poll(() => shownPaths(page)).toEqual([c, b, a]);
  await page.getByRole('button', { name: 'Remove photograph 2' }).click();
  await expect.poll(() => shownPaths(page)).toEqual([c, a]);
});

test('without JavaScript a form that is too large is refused in words', async ({ page }) => {
  const { seller, id } = await listingOfOwn();
  await signIn(page, seller, photosPath(id));
  const large = { mimeType: 'image/jpeg', buffer: Buffer.alloc(11 * 1024 * 1024) };
  await choose(page, [
    { name: 'one.jpg', ...large },
    { name: 'two.jpg', ...large },
  ]);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main')).toContainText('These files are larger than 20 MB together.');
});
