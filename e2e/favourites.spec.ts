import type { Locator, Page } from '@playwright/test';
import { expectSavedCars, SEEDED_LIST, savedCars } from './support/pages';
import { accountMenu, fillSignIn, newPerson, openAccount, signIn } from './support/people';
import { accountId, rest } from './support/rest';
import { axe, expect, test } from './support/test';
import { expectToast } from './support/toast';
import { waitForScripts } from './support/wait-for-scripts';

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favourite: / });
/** The car of a heart, as its card names it: '2019 Ford Fiesta'. */
const carOf = async (heart: Locator) =>
  ((await heart.getAttribute('aria-label')) ?? '').replace('Favourite: ', '');

/** Presses the heart of the list's car at this index; returns the car's name. */
async function press(page: Page, index: number) {
  await hearts(page).nth(index).click();
  return carOf(hearts(page).nth(index));
}

const gone = (page: Page) => page.getByText(/^(Sold|No longer for sale)/);
const count = (page: Page, saved: number) =>
  page.getByRole('banner').getByRole('link', { name: `Favourites, ${saved} saved` });
const noCount = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Favourites', exact: true });
const held = async (person: Parameters<typeof accountId>[0]) =>
  (await rest(`favourites?user_id=eq.${await accountId(person)}&select=vehicle_id`)).length;

test('device favourites are merged into the account and shown on another device', async ({
  browser,
  page,
}) => {
  test.slow();
  const person = await openAccount(newPerson());
  await page.goto(SEEDED_LIST);
  const saved = [await press(page, 0), await press(page, 1), await press(page, 2)].reverse();
  await page.goto('/auth?next=/favourites');
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/favourites');
  await expectSavedCars(page, saved);
  await expect(count(page, 3)).toBeVisible();
  await expect.poll(() => held(person)).toBe(3);
  await expect(gone(page)).toHaveCount(0);
  await page.reload();
  await expectSavedCars(page, saved);
  await expect(gone(page)).toHaveCount(0);

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await waitForScripts(elsewhere);
  const device = await elsewhere.newPage();
  await device.goto(SEEDED_LIST);
  await press(device, 0);
  const another = await press(device, 3);
  await signIn(device, person, '/favourites');
  await expectSavedCars(device, [another, ...saved]);
  await expect(gone(device)).toHaveCount(0);
  await expect.poll(() => held(person)).toBe(4);
  await elsewhere.close();

  await page.reload();
  await expectSavedCars(page, [another, ...saved]);
  await expect(count(page, 4)).toBeVisible();
});

for (const who of ['signed in', 'signed out'] as const) {
  test(`${who}, other tabs show a change without a reload`, async ({ context, page }) => {
    if (who === 'signed in') await signIn(page, await openAccount(newPerson()), '/favourites');
    else await page.goto('/favourites');
    await expect(page.getByText('No favourites yet.')).toBeVisible();
    const home = await context.newPage();
    await home.goto('/');
    const first = await press(home, 0);
    await expectSavedCars(page, [first]);
    await expect(count(page, 1)).toBeVisible();
    const second = await press(home, 1);
    await expectSavedCars(page, [second, first]);
    await hearts(page).last().click();
    await expect(hearts(home).first()).toHaveAttribute('aria-pressed', 'false');
    await expect(count(home, 1)).toBeVisible();
    await expect(page.getByText('1 vehicle saved')).toBeVisible();
    await expect(gone(page)).toHaveCount(0);
  });
}

test('favourites on cached pages reach the account; sign-out clears the local copy', async ({
  page,
}) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/vehicles');
  const car = await press(page, 0);
  const address = await page
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page, 1)).toBeVisible();
  await expect.poll(() => held(person)).toBe(1);
  await page.reload();
  // Other journeys list cars, some of the same name, above it.
  const heart = page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${address}"]`) })
    .getByRole('button', { name: `Favourite: ${car}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.dblclick();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  // A favourite removed on the car's own page is removed on the previous page too.
  await count(page, 1).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await savedCars(page).filter({ hasText: car }).click();
  await expect(page.getByRole('heading', { level: 1, name: car })).toBeVisible();
  await hearts(page).first().click();
  await expect(noCount(page)).toBeVisible();
  await expect.poll(() => held(person)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await expect(noCount(page)).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: /^Favourite: /, pressed: true }),
  ).toHaveCount(0);
  await page.goto('/vehicles');
  await press(page, 0);
  await expect.poll(() => held(person)).toBe(1);

  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(noCount(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('account-favourites'))).toBeNull();
  expect(await held(person)).toBe(1);
});

test('a failed favourite is rolled back with an error toast', async ({ page, allowError }) => {
  allowError(/ERR_|Failed to/);
  const person = await openAccount(newPerson());
  await signIn(page, person, '/vehicles');
  await page.route('**/vehicles', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await press(page, 0);
  await expectToast(page, 'Favourite failed');
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
  expect(await held(person)).toBe(0);
});

test('a sold favourite says so, with its last price and others like it, and can be removed', async ({
  page,
}) => {
  const person = await openAccount(newPerson());
  const [car] = await rest<{ id: string; year: number; price: number }>(
    'vehicles?listing_status=eq.sold&select=id,year,price&limit=1&order=id.desc',
  );
  await rest('favourites', 'POST', { user_id: await accountId(person), vehicle_id: car?.id });
  await signIn(page, person, '/favourites');
  await expect(gone(page)).toHaveText(`Sold, last price £${car?.price.toLocaleString('en-GB')}`);
  await expect(page.getByRole('link', { name: /^Six like it/ })).toHaveAttribute(
    'href',
    `/vehicles/${car?.id}`,
  );
  await expect(page.getByRole('heading', { level: 3, name: String(car?.year) })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: /^Remove .*, sold$/ }).click();
  await expect(page.getByText('No favourites yet.')).toBeVisible();
  await expect.poll(() => held(person)).toBe(0);
});
