import { formatRegistration } from '../lib/format';
import { recordLayoutShifts } from './support/layout-shifts';
import { firstVehicle, SEEDED_LIST } from './support/pages';
import { rest } from './support/rest';
import { expect, test } from './support/test';

test('the first card picture loads in a responsive size and the list does not shift', async ({
  page,
}) => {
  const layoutShift = await recordLayoutShifts(page);
  await page.goto(SEEDED_LIST);
  const first = page.getByRole('main').getByRole('article').first().locator('img');
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect(first).toHaveJSProperty('complete', true);
  const { natural, file } = await first.evaluate((image: HTMLImageElement) => ({
    natural: image.naturalWidth,
    file: image.currentSrc,
  }));
  expect(natural).toBeGreaterThan(0);
  expect(file).toMatch(/\/cars\/[a-z-]+-(front|rear|side)-(480|800|1200|1600)\.avif$/);
  expect(await layoutShift()).toBeLessThan(0.02);
});

test('a list says once that its pictures are illustrations', async ({ page }) => {
  for (const address of ['/', SEEDED_LIST, '/used-cars/ford']) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByText('A brush marks illustrations')).toHaveCount(1);
    await expect(
      main
        .getByRole('article')
        .first()
        .getByText(/illustration/i),
    ).toHaveCount(0);
  }
});

test('a car without photographs has a gallery of labelled illustrations', async ({ page }) => {
  await page.goto(SEEDED_LIST);
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  const pictures = page.getByRole('img', { name: /^Illustration of a / });
  await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(4);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('a car without photographs shows the inside and the boot of such cars', async ({ page }) => {
  const [car] = await rest<{ id: string }>(
    'vehicles?listing_status=eq.active&vehicle_images=is.null&body_type=eq.hatchback&transmission=neq.manual&select=id,vehicle_images(id)&order=price&offset=9&limit=1',
  );
  await page.goto(`/vehicles/${car?.id}`);
  const cabin = page.getByRole('img', {
    name: 'Illustration of a typical cabin with an automatic',
  });
  await expect(cabin).toHaveAttribute('srcset', /\/cars\/cabin-[a-z]+-automatic-1600\.avif/);
  const boot = page.getByRole('img', { name: 'Illustration of a typical boot' });
  await expect(boot).toHaveAttribute('srcset', /\/cars\/boot-hatch-/);
  // The label on the picture also says that it does not show this car.
  await expect(page.getByText(/^Illustration of a typical (cabin|boot), \d of 6$/)).toHaveCount(2);
});

test('a dealer’s car at a place says that the place is made up', async ({ page }) => {
  await page.goto(SEEDED_LIST);
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('img[src*="-dealer-front-"]') });
  await card
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  const first = page.getByRole('img', { name: /from the front, at a made-up dealer$/ });
  await expect(first).toHaveJSProperty('complete', true);
  await expect(page.getByText('The seller has added no photographs.')).toContainText(
    'The place is made up.',
  );
});

test('the illustrations of a car show its registration', async ({ page }) => {
  type Plated = { id: string; registration_number: string };
  const [car] = await rest<Plated>(
    'vehicles?listing_status=eq.active&registration_is_public=is.true&registration_number=not.is.null&select=id,registration_number&order=price&offset=11&limit=1',
  );
  await page.goto(`/vehicles/${car?.id}`);
  const strip = page.getByRole('list', { name: /^Pictures, / });
  const plates = strip.getByText(formatRegistration(String(car?.registration_number)));
  expect(await plates.count()).toBeGreaterThanOrEqual(3);
  const note = page.getByText('The seller has added no photographs.');
  await expect(note).toContainText('in this car’s colour and with its registration.');
  const picture = await strip.getByRole('img').first().boundingBox();
  const plate = await plates.first().boundingBox();
  expect(plate?.x).toBeGreaterThan(Number(picture?.x));
  expect(plate?.width).toBeGreaterThan(0.03 * Number(picture?.width));
  expect(plate?.width).toBeLessThan(0.1 * Number(picture?.width));
});

test('a page preloads at most one image, and only one that it shows', async ({ page }) => {
  const vehicle = await firstVehicle(page);
  for (const address of ['/', '/vehicles', vehicle, '/privacy']) {
    await page.goto(address);
    const early = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].map(
        ({ imageSrcset }) => ({
          imageSrcset,
          isShown: [...document.images].some(({ srcset }) => srcset === imageSrcset),
        }),
      ),
    );
    expect(early.length, address).toBeLessThanOrEqual(1);
    for (const { imageSrcset, isShown } of early) expect(isShown, imageSrcset).toBe(true);
  }
});
