import type { Page, Response } from '@playwright/test';
import { storedItem, storedItems } from '../lib/legal/storage';
import { chat } from './support/chat';
import { cards, documents, holdScripts, templates } from './support/pages';
import { accountMenu, fillSignIn, newPerson, openAccount, signIn } from './support/people';
import { expect, test } from './support/test';

type Held = { kind: 'Cookie' | 'Local storage' | 'Session storage'; name: string };

/** All data that the browser stores for the site now. */
async function held(page: Page): Promise<Held[]> {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  const databases = await page.evaluate(() => indexedDB.databases());
  const cacheNames = await page.evaluate(() => caches.keys());
  expect([...databases, ...cacheNames]).toEqual([]);
  return [
    ...cookies.map(({ name }) => ({ kind: 'Cookie' as const, name })),
    ...(keys[0] ?? []).map((name) => ({ kind: 'Local storage' as const, name })),
    ...(keys[1] ?? []).map((name) => ({ kind: 'Session storage' as const, name })),
  ];
}

test('browsing sets no cookie and stores the cars viewed and the time of the visit alone', async ({
  page,
}) => {
  for (const path of ['/', '/vehicles', '/evidence', ...documents.map((entry) => entry.path)]) {
    await page.goto(path);
  }
  await page.goto('/vehicles');
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  await expect(page).toHaveURL(/\/vehicles\/[\w-]{36}$/);
  const left = await held(page);
  const known = ['forecourt-user', 'viewed', 'last-visit'];
  expect(left.filter(({ name }) => !known.includes(name))).toEqual([]);
  expect(left.filter(({ kind }) => kind === 'Cookie')).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('forecourt-user') ?? '')).toBe('');
});

test('recent searches are cleared on the cookie policy, for every tab', async ({
  page,
  context,
}) => {
  await page.goto('/vehicles');
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('golf near LS6');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=golf/);
  const suggested = page.locator('datalist option[value="golf near LS6"]');
  await expect(page.getByRole('heading', { name: /vehicles? found$/ })).toBeVisible();
  await search.blur();
  await search.focus();
  await expect(suggested).toHaveCount(1);

  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, other]) {
    await tab.goto('/cookies');
    await expect(tab.getByText('This device keeps 1 search.')).toBeVisible();
  }
  await one.getByRole('button', { name: 'Clear recent searches' }).click();
  for (const tab of [one, other])
    await expect(tab.getByText('This device keeps no searches.')).toBeVisible();
  await search.blur();
  await search.focus();
  await expect(suggested).toHaveCount(0);
});

test('sign-out sets the auth hint to “out” for 30 days, as the cookie policy states', async ({
  page,
  context,
}) => {
  await signIn(page, await openAccount(newPerson()));
  const told = () => page.evaluate(() => localStorage.getItem('forecourt-user'));
  await expect.poll(told).toMatch(/^[0-9a-f]{8}$/);
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(told).toBe('out');
  const cookies = await context.cookies();
  const mark = cookies.find(({ name }) => name === 'forecourt-user');
  expect(mark?.value).toBe('out');
  expect(Math.round(((mark?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);
  expect(cookies.filter(({ name }) => name.startsWith('forecourt-session'))).toEqual([]);
  for (const kind of ['Cookie', 'Local storage'] as const) {
    expect(storedItem(kind, 'forecourt-user')?.purpose).toContain(
      'the word ‘out’ once you have signed out',
    );
  }
  expect(storedItem('Cookie', 'forecourt-user')?.lasts).toMatch(/^30 days/);
});

test('the cookie policy lists exactly what the browser stores', async ({ page }) => {
  test.setTimeout(60_000);
  const seen = new Map<string, Held>();
  const look = async () => {
    for (const item of await held(page)) seen.set(`${item.kind} ${item.name}`, item);
  };
  await page.goto('/vehicles');
  await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('diesel');
  await expect(page).toHaveURL('/vehicles?fuel=diesel');
  // A first search is stored even if it precedes the code that stores it.
  const release = await holdScripts(page);
  await page.getByRole('combobox', { name: 'Search' }).fill('golf');
  await page.getByRole('combobox', { name: 'Search' }).press('Enter');
  await expect(page).toHaveURL('/vehicles?search=golf&fuel=diesel');
  await release();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recent-searches')))
    .toBe('["golf"]');
  await page
    .getByRole('button', { name: /^Favourite:/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Compare: / })
    .first()
    .click();
  await expect(page.getByRole('link', { name: '1 car to compare' })).toBeVisible();
  // The price when saved comes from the server.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('favourite-prices')))
    .toMatch(/"saved":\d+/);
  await look();
  const car =
    (await cards(page)
      .first()
      .getByRole('link', { name: /^View Details/ })
      .getAttribute('href')) ?? '';
  await page.goto(car);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed'))).toBeTruthy();
  await look();
  await page.goto(`/messages/new?vehicle=${car.split('/').at(-1)}`);
  await page.getByRole('link', { name: 'Is it still for sale?' }).click();
  await look();
  await page.goto('/ar-showroom/viewing-sheet?body=suv');
  await expect(page.getByText('0 of 30 ticked')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await look();
  await page.goto(templates['valuation result'] ?? '');
  await page.getByRole('link', { name: 'Use as my part exchange' }).click();
  await expect(page.getByRole('heading', { name: '2019 Ford Fiesta, 31,240 miles' })).toBeVisible();
  await look();
  await page.goto('/finance');
  await page.getByRole('textbox', { name: 'Months' }).fill('48');
  await page.getByRole('button', { name: 'Work out payments' }).click();
  await expect(page).toHaveURL(/months=48/);
  await look();
  await page.goto('/contact');
  await chat(page).open();
  await chat(page).say('What does a listing cost?');
  await expect(chat(page).messages).toHaveCount(2);
  await look();
  const person = await openAccount(newPerson());
  const noteCookies = async (response: Response) => {
    for (const { name, value } of await response.headersArray()) {
      if (name.toLowerCase() !== 'set-cookie') continue;
      const cookie = value.split('=', 1)[0] ?? '';
      seen.set(`Cookie ${cookie}`, { kind: 'Cookie', name: cookie });
    }
  };
  const noted: Promise<void>[] = [];
  const note = (response: Response) => noted.push(noteCookies(response));
  page.context().on('response', note);
  await page.goto('/auth?next=/settings');
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/settings');
  await page.getByRole('switch', { name: /SMS notifications/ }).click();
  await look();
  await page.goto('/sell');
  await page.getByLabel('Trim (optional)').fill('Zetec');
  await look();
  await page.goto('/settings');
  // The account's response stores the copy.
  const copy = () => page.evaluate(() => localStorage.getItem('account-favourites'));
  await expect.poll(copy).not.toBeNull();
  await look();
  page.context().off('response', note);
  await Promise.all(noted);

  const unlisted = [...seen.values()].filter(({ kind, name }) => !storedItem(kind, name));
  expect(unlisted, 'held and not listed').toEqual([]);
  const listed = new Set([...seen.values()].map(({ kind, name }) => storedItem(kind, name)));
  const unseen = storedItems.filter((item) => !item.isRare && !listed.has(item));
  expect(unseen, 'listed and not held').toEqual([]);

  await page.goto('/cookies');
  const table = page.getByRole('table');
  for (const { name, kind, lasts } of storedItems) {
    const row = table.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
    await expect(row.filter({ hasText: kind }).filter({ hasText: lasts })).toHaveCount(1);
  }
});
