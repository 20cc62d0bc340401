import type { CDPSession, Locator, Page } from '@playwright/test';
import { startConversation } from './support/conversations';
import { firstVehicle, templates } from './support/pages';
import { accountMenu, newPerson, openAccount, signIn } from './support/people';
import { accountId } from './support/rest';
import { expect, test } from './support/test';
import { addValuation } from './support/valuations';

/** A phone, or a wide screen at 400 % zoom; and a phone with text twice as large. */
const READERS = [
  { name: 'on 320 pixels', width: 320, textSize: 16 },
  { name: 'on 390 pixels with twice the text size', width: 390, textSize: 32 },
];

/** Runs the checks for each reader in turn, on the page as it is. */
async function forEachReader(
  page: Page,
  devtools: CDPSession,
  check: (name: string, width: number) => Promise<void>,
) {
  for (const { name, width, textSize } of READERS) {
    await page.setViewportSize({ width, height: 844 });
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
    const size = () =>
      page.evaluate(() => [innerWidth, getComputedStyle(document.documentElement).fontSize]);
    await expect.poll(size).toEqual([width, `${textSize}px`]);
    await check(name, width);
  }
}

/** Expects no content beyond the page's edges, which only scrolling sideways would reach. */
const expectToFit = (page: Page, devtools: CDPSession, path: string) =>
  forEachReader(page, devtools, async (name) => {
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(over, `${path} ${name}`).toBe(0);
  });

test('no page scrolls sideways on 320 pixels, or on 390 with twice the text size', async ({
  page,
  allowError,
}) => {
  test.slow();
  allowError(/status of 404/);
  const devtools = await page.context().newCDPSession(page);
  const open = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, devtools, path);
  };
  const car = await firstVehicle(page);
  for (const path of Object.values(templates)) await open(path || car);
  const person = await openAccount(newPerson());
  const valuation = await addValuation(await accountId(person));
  await signIn(page, person);
  const { id } = await startConversation(person);
  const own = ['/profile', '/settings', '/settings/delete-account', '/valuations', '/messages'];
  for (const path of [
    ...own,
    `/valuations/${valuation}`,
    `/messages/${id}`,
    '/favourites',
    '/saved-searches',
  ])
    await open(path);
});

test('narrow tables keep words whole, and menus lie in view', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await page.goto('/web3-trading');
  await forEachReader(page, devtools, async (name) => {
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
      expect.soft(lines, `lines of ${word} ${name}`).toBe(1);
    }
  });
  await signIn(page, await openAccount(newPerson()), '/settings');
  await accountMenu(page).click();
  const menu = page.getByRole('navigation', { name: 'Account' });
  const yours = page.getByRole('navigation', { name: 'Your pages' }).getByRole('link');
  await forEachReader(page, devtools, async (name, width) => {
    /** Expects no part of it beyond the edges, where no scrolling reaches it. */
    const expectInView = async (locator: Locator) => {
      const box = await locator.boundingBox();
      const what = `${await locator.textContent()} ${name}`;
      expect.soft(box?.x, what).toBeGreaterThanOrEqual(0);
      expect.soft((box?.x ?? 0) + (box?.width ?? width), what).toBeLessThanOrEqual(width);
    };
    for (const link of await yours.all()) await expectInView(link);
    await expectInView(menu);
  });
});

test('on a phone the account pages are one row, which scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await openAccount(newPerson()), '/profile');
  const row = page.getByRole('navigation', { name: 'Your pages' });
  expect((await row.boundingBox())?.height).toBeLessThan(56);
  const last = row.getByRole('link', { name: 'Settings' });
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});
