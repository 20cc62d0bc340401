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
    await release();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    });
    const state = await page.evaluate(() => ({
      isSet: document.fonts.check('1rem hanken') && document.fonts.check('1rem familjen'),
      shifts: (window as unknown as { shifts: number[] }).shifts,
    }));
    expect(state.isSet).toBe(true);
    expect(state.shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
  });
