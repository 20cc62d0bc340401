import { firstVehicle, templates } from './support/pages';
import { newPerson, openAccount, signIn } from './support/people';
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

    const car = await firstVehicle(page);
    for (const path of Object.values(templates)) await expectToFit(path || car);
    const person = await openAccount(newPerson());
    const valuation = await addValuation(await accountId(person));
    await signIn(page, person);
    const own = ['/profile', '/settings', '/settings/delete-account', '/valuations'];
    for (const path of [...own, `/valuations/${valuation}`, '/favourites']) await expectToFit(path);
  });
}
