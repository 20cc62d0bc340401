import type { Locator } from '@playwright/test';
import { firstVehicle, templates } from './support/pages';
import { accountMenu, newPerson, openAccount, signIn } from './support/people';
import { accountId } from './support/rest';
import { expect, test } from './support/test';
import { addValuation } from './support/valuations';

/** A phone, or a wide screen at 400 % zoom; and a phone whose owner needs text twice as large. */
const READERS = [
  { name: 'on 320 pixels', width: 320, textSize: 16 },
  { name: 'on 390 pixels with twice the text size', width: 390, textSize: 32 },
];

for (const { name, width, textSize } of READERS) {
  test(`no page scrolls sideways ${name}`, async ({ page, allowError }) => {
    test.slow();
    allowError(/status of 404/);
    await page.setViewportSize({ width, height: 844 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: textSize } });

    async function expectToFit(path: string) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(over, path).toBe(0);
    }

    /** Nothing of it lies beyond the edges, where no scrolling leads to it. */
    async function expectInView(locator: Locator, what: string) {
      const box = await locator.boundingBox();
      expect.soft(box?.x, what).toBeGreaterThanOrEqual(0);
      expect.soft((box?.x ?? 0) + (box?.width ?? width), what).toBeLessThanOrEqual(width);
    }

    const car = await firstVehicle(page);
    for (const path of Object.values(templates)) await expectToFit(path || car);
    await page.goto('/web3-trading');
    for (const word of ['Accepted', 'Contract', 'Money', 'Title']) {
      const lines = await page
        .getByRole('table', { name: 'Who holds what' })
        .getByText(word, { exact: true })
        .first()
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        });
      expect.soft(lines, `lines of ${word}`).toBe(1);
    }
    const person = await openAccount(newPerson());
    const valuation = await addValuation(await accountId(person));
    await signIn(page, person);
    const own = ['/profile', '/settings', '/settings/delete-account', '/valuations'];
    for (const path of [...own, `/valuations/${valuation}`, '/favourites']) await expectToFit(path);
    await page.goto('/settings');
    const yours = page.getByRole('navigation', { name: 'Your pages' }).getByRole('link');
    for (const link of await yours.all())
      await expectInView(link, (await link.textContent()) ?? '');
    await accountMenu(page).click();
    await expectInView(page.getByRole('navigation', { name: 'Account' }), 'account menu');
  });
}
