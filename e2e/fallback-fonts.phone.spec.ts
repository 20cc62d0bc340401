import { hold } from './support/pages';
import { expect, test } from './support/test';

for (const path of ['/', '/vehicles'])
  test(`typefaces that come late leave the lines of ${path} where they were`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
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
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
  });
