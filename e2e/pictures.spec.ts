import { firstVehicle, SEEDED_LIST } from './support/pages';
import { expect, test } from './support/test';

test('the first card picture loads in a responsive size and the list does not shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(SEEDED_LIST);
  const first = page.getByRole('main').getByRole('article').first().locator('img');
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect(first).toHaveJSProperty('complete', true);
  const { natural, file } = await first.evaluate((image: HTMLImageElement) => ({
    natural: image.naturalWidth,
    file: image.currentSrc,
  }));
  expect(natural).toBeGreaterThan(0);
  expect(file).toMatch(/\/cars\/[a-z-]+-front-(600|1200)\.avif$/);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

test('a car without photographs has a gallery of five labelled illustrations', async ({ page }) => {
  await page.goto(SEEDED_LIST);
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  const pictures = page.getByRole('img', { name: /^Illustration of a / });
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
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
