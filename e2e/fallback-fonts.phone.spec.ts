import { recordLayoutShifts } from './support/layout-shifts';
import { hold } from './support/pages';
import { expect, test } from './support/test';

for (const path of ['/', '/vehicles'])
  test(`typefaces that come late leave the lines of ${path} where they were`, async ({ page }) => {
    const layoutShift = await recordLayoutShifts(page);
    const release = await hold(page, /\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const statuses = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ family }) => /^"?(hanken|familjen)"?$/.test(family))
          .map(({ status }) => status),
      );
    expect(await statuses()).toEqual(['loading', 'loading']);
    await release();
    await expect.poll(statuses).toEqual(['loaded', 'loaded']);
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    expect(await layoutShift()).toBeLessThan(0.001);
  });
