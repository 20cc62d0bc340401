import sharp from 'sharp';
import { withPictures } from './support/browser';
import { newPerson, openAccount, signIn } from './support/people';
import {
  choose,
  expectPhotos,
  listingOfOwn,
  photograph,
  photographs,
  photosPath,
  removeListing,
  shownPaths,
} from './support/photos';
import { axeInBothColours, expect, test } from './support/test';

test.use({ launchOptions: withPictures });

test('eight photographs are added, and ordered by keys @phone', async ({ page }) => {
  test.setTimeout(60_000);
  const { seller, id } = await listingOfOwn();
  await signIn(page, seller, photosPath(id));
  await expect(page.getByText('There is no photograph yet.')).toBeVisible();
  await choose(page, await photographs(8));
  await expectPhotos(page, 8);
  await axeInBothColours(page);
  const before = await shownPaths(page);
  const later = page.getByRole('button', { name: 'Move photograph 1 later' });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Photograph moved to place 2 of 8.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move photograph 2 later' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Photograph moved to place 3 of 8.')).toBeAttached();
  await page.getByRole('button', { name: 'Make first: photograph 8' }).press('Enter');
  await expect(page.getByText('Photograph moved to place 1 of 8.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move photograph 1 later' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove photograph 2' }).press('Enter');
  await expect(page.getByText('Photograph removed. 7 left.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Remove photograph 2' })).toBeFocused();
  const [a, , c, d, e, f, g, h] = before;
  const expected = [h, c, a, d, e, f, g];
  await expect.poll(() => shownPaths(page)).toEqual(expected);
  await page.reload();
  await expectPhotos(page, 7);
  expect(await shownPaths(page)).toEqual(expected);
});

test('a cut network loses nothing: the upload goes on where it stopped', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/ERR_INTERNET_DISCONNECTED/);
  const { seller, id } = await listingOfOwn();
  await signIn(page, seller, photosPath(id));
  const noise = {
    create: { width: 2400, height: 1600, channels: 3, background: '#808080' },
  } as const;
  const buffer = await sharp({
    ...noise,
    create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality: 98 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(2 * 1024 * 1024);
  const sent: string[] = [];
  await page.route('**/api/photos/**', async (route) => {
    const { search } = new URL(route.request().url());
    sent.push(search);
    if (search === '?part=1' && sent.filter((other) => other === search).length === 1) {
      await context.setOffline(true);
      return route.abort('internetdisconnected');
    }
    return route.continue();
  });
  await choose(page, { name: 'large.jpg', mimeType: 'image/jpeg', buffer });
  await expect(
    page.getByRole('list', { name: 'Files being added' }).getByText('What has arrived is kept'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry large.jpg' })).toBeVisible();
  await context.setOffline(false);
  await expectPhotos(page, 1);
  expect(sent.filter((search) => search === '?part=0')).toHaveLength(1);
});

test('after a reload the same file goes on where it stopped', async ({ page }, testInfo) => {
  test.setTimeout(60_000);
  const { seller, id } = await listingOfOwn();
  await signIn(page, seller, photosPath(id));
  const file = testInfo.outputPath('large.jpg');
  await sharp({
    create: {
      width: 2400,
      height: 1600,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 98 })
    .toFile(file);
  const sent: string[] = [];
  const held: (() => void)[] = [];
  await page.route('**/api/photos/**', async (route) => {
    const { search } = new URL(route.request().url());
    sent.push(search);
    if (search === '?part=1') await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => {});
  });
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByLabel('Choose photographs').setInputFiles(file);
  await expect.poll(() => held.length).toBe(1);
  await page.reload();
  await page.getByLabel('Choose photographs').setInputFiles(file);
  const adding = page.getByRole('list', { name: 'Files being added' });
  await expect(adding.getByText(/Going on where it stopped: \d+ % sent/)).toBeVisible();
  await expect.poll(() => held.length).toBe(2);
  for (const release of held) release();
  await expectPhotos(page, 1);
  expect(sent.filter((search) => search === '?part=0')).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(
    'photo-upload',
  );
});

test('wrong files are refused beside their names, and the good one is added', async ({
  page,
  allowError,
}) => {
  allowError(/status of 422/);
  const { seller, id } = await listingOfOwn();
  await signIn(page, seller, photosPath(id));
  const good = await photograph('good.jpg', 90);
  const named = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
  await choose(page, [
    named('text.jpg', Buffer.from('Not a picture')),
    named('nothing.jpg', Buffer.alloc(0)),
    named('half.jpg', good.buffer.subarray(0, good.buffer.length / 2)),
    named('phone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
    good,
  ]);
  const file = (name: string) =>
    page
      .getByRole('list', { name: 'Files being added' })
      .getByRole('listitem')
      .filter({ hasText: name });
  await expect(file('text.jpg')).toContainText(
    'This is not a JPEG, PNG, WebP, AVIF or HEIC photograph.',
  );
  await expect(file('nothing.jpg')).toContainText('This file is empty.');
  await expect(file('half.jpg')).toContainText('This photograph is damaged or incomplete.');
  await expect(file('phone.heic')).toContainText(
    'Your browser cannot convert this HEIC photograph',
  );
  await expectPhotos(page, 1);
  await file('text.jpg').getByRole('button', { name: 'Dismiss' }).click();
  await expect(file('text.jpg')).toHaveCount(0);
});

test('Continue leaves no photograph behind without a word', async ({ page, allowError }) => {
  allowError(/status of 422/);
  const { seller, id } = await listingOfOwn();
  await signIn(page, seller, photosPath(id));
  const main = page.getByRole('main');
  const forward = main.getByRole('link', { name: 'Continue' });
  const wrong = { name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('No picture') };
  await choose(page, wrong);
  await expect(page.getByRole('button', { name: 'Dismiss text.jpg' })).toBeVisible();
  await forward.click();
  const note = main.getByRole('alert');
  await expect(note).toContainText('1 photograph was not added.');
  await expect(note).toBeFocused();
  await expect(page).toHaveURL(photosPath(id));
  await axeInBothColours(page);
  await page.getByRole('button', { name: 'Dismiss text.jpg' }).click();
  await expect(note).toHaveCount(0);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/photos/**', async (route) => {
    await held;
    return route.continue();
  });
  await choose(page, [wrong, await photograph('slow.jpg', 90)]);
  await expect(page.getByRole('button', { name: 'Cancel slow.jpg' })).toBeVisible();
  await main.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(note).toContainText('1 photograph is still on its way, 1 was not added.');
  await note.getByRole('link', { name: 'Go on anyway' }).click();
  await expect(page).toHaveURL(`/sell/${id}/details`);
  release();
});

test('a car for sale shows its photographs everywhere within seconds, and no metadata', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const { seller, id, list } = await listingOfOwn('active');
  await page.goto(`/vehicles/${id}`);
  await expect(page.getByText(/^Illustration, 1 of \d/)).toBeVisible();
  await signIn(page, seller, photosPath(id));
  await choose(page, await photographs(2));
  await expectPhotos(page, 2);
  const [first = ''] = await shownPaths(page);
  await expect(async () => {
    await page.goto(`/vehicles/${id}`);
    await expect(page.getByRole('img', { name: /photograph 1$/ })).toHaveAttribute('src', first, {
      timeout: 1000,
    });
  }).toPass({ timeout: 10_000 });
  const jpeg = first.replace('1200.webp', '1600.jpg');
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(data).toContain(jpeg);
  const share = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await page.request.get(share ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await sharp(await picture.body()).metadata()).width).toBe(1200);
  await page.goto(list);
  await expect(page.locator(`img[src="${first}"]`)).toBeVisible();
  const file = await page.request.get(jpeg);
  expect(file.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  });
  const { exif, width } = await sharp(await file.body()).metadata();
  expect([exif, width]).toEqual([undefined, 900]);
  const again = { headers: { 'If-None-Match': file.headers().etag ?? '' } };
  const unchanged = await page.request.get(jpeg, again);
  expect([unchanged.status(), (await unchanged.body()).length]).toEqual([304, 0]);
  await removeListing(page, id);
  expect((await page.request.get(jpeg)).status()).toBe(404);
  expect((await page.request.get(jpeg, again)).status()).toBe(404);
});

test('nobody else reads, adds to, arranges or removes the photographs of a draft', async ({
  page,
  browser,
}) => {
  const { seller, id } = await listingOfOwn();
  await signIn(page, seller, photosPath(id));
  await choose(page, await photographs(2));
  await expectPhotos(page, 2);
  const paths = await shownPaths(page);
  const own = await page.request.get(paths[0] ?? '');
  expect([own.status(), own.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  const stranger = await browser.newPage();
  const site = new URL(page.url()).origin;
  expect((await stranger.request.get(site + paths[0])).status()).toBe(404);
  const known = { headers: { 'If-None-Match': own.headers().etag ?? '' } };
  expect((await stranger.request.get(site + paths[0], known)).status()).toBe(404);
  await signIn(stranger, await openAccount(newPerson('Eve Stranger')), `${site}/`);
  expect((await stranger.request.get(site + paths[0])).status()).toBe(404);
  const { buffer } = await photograph('x.jpg', 50);
  const post = (query: string) =>
    stranger.request.post(`${site}/api/photos/${id}/${crypto.randomUUID()}${query}`, {
      data: buffer,
    });
  for (const query of ['?part=0', '?parts=1']) {
    const answer = await post(query);
    expect([answer.status(), await answer.json()]).toEqual([404, { problem: 'listing' }]);
  }
  await stranger.goto(`${site}${photosPath(id)}`);
  await expect(stranger).toHaveURL(`${site}/not-found`);
  await stranger.close();
  await page.reload();
  expect(await shownPaths(page)).toEqual(paths);
});
