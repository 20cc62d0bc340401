import type { Page } from '@playwright/test';
import { cards, firstVehicle } from './support/pages';
import { axeInBothColours, expect, test } from './support/test';

const RESULT =
  '/ai-valuation/result?make=Ford&model=Fiesta&year=2019&mileage=31240&condition=good&fuelType=petrol&transmission=manual&bodyType=hatchback';
const CAR = '2019 Ford Fiesta, 31,240 miles';

const owed = (page: Page) => page.getByRole('textbox', { name: 'Still owed on it, in pounds' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('part-exchange'));
const sums = (text: string) =>
  (text.match(/£[\d,]+/g) ?? []).map((sum) => Number(sum.replace(/\D/g, '')));

/** Keeps the Fiesta as the part exchange and returns its range, in pounds. */
async function keepFiesta(page: Page) {
  await page.goto(RESULT);
  await page.getByRole('link', { name: 'Use as my part exchange' }).click();
  await expect(page).toHaveURL('/part-exchange');
  await expect(page.getByRole('heading', { name: CAR })).toBeVisible();
  const { range } = JSON.parse((await stored(page)) ?? '{}') as { range: [number, number] };
  expect(range[0]).toBeLessThan(range[1]);
  return range;
}

async function saveOwed(page: Page, text: string) {
  await owed(page).fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test('a valued car with its debt comes off every car of a list and of its page, until it is removed', async ({
  page,
}) => {
  const [low, high] = await keepFiesta(page);
  await saveOwed(page, '£1,500');
  await expect(page.getByText('Saved. Every car now says what is left.')).toBeVisible();
  await axeInBothColours(page);
  await page.getByRole('link', { name: 'See the cars with what is left' }).click();
  await expect(page).toHaveURL('/vehicles');
  const lines = cards(page).locator('.left-to-pay');
  await expect(lines).toHaveCount(24);
  await expect(lines.first()).toContainText('part exchange');
  await expect(
    page.getByText(/^Counted with your 2019 Ford Fiesta: .*, £1,500 owed\./),
  ).toBeVisible();

  // A car dear enough that some is left at both ends, by its own page, which is loaded anew.
  await page.goto('/vehicles?priceMin=20000&priceMax=30000');
  const card = cards(page).first();
  await expect(card.locator('.left-to-pay')).toContainText('left to pay');
  const price = sums((await card.locator('.card-price').textContent()) ?? '')[0] ?? 0;
  const expected = [price - high + 1500, price - low + 1500];
  expect(sums((await card.locator('.left-to-pay').textContent()) ?? '')).toEqual(expected);
  await card.getByRole('link', { name: /^View Details of / }).click();
  const line = page.getByRole('main').locator('[data-long]');
  await expect(line).toContainText('plus £1,500 owed on it');
  expect(sums((await line.textContent()) ?? '').slice(0, 2)).toEqual(expected);
  await axeInBothColours(page);
  await line.getByRole('button', { name: 'Remove your part exchange' }).click();
  await expect(line).toBeEmpty();
  expect(await stored(page)).toBeNull();
  await page.goto('/vehicles');
  await expect(lines.first()).toBeHidden();
});

test('a list filled anew by a filter says what is left of its new cars', async ({ page }) => {
  await keepFiesta(page);
  await page.goto('/vehicles');
  await expect(cards(page).first().locator('.left-to-pay')).not.toBeEmpty();
  await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('diesel');
  await expect(page).toHaveURL('/vehicles?fuel=diesel');
  for (const line of await cards(page).locator('.left-to-pay').all())
    await expect(line).toContainText('part exchange');
});

test('each car of a comparison says what is left, on this device alone', async ({ page }) => {
  await page.goto('/vehicles?priceMin=20000&sort=price_asc');
  const ids = await cards(page)
    .getByRole('link', { name: /^View Details of / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  const address = `/compare?cars=${ids[0]},${ids.at(-1)}`;
  const prices = page.getByRole('row', { name: /^Price£|^Price £/ });
  await page.goto(address);
  await expect(prices).not.toContainText('left to pay');
  const [low, high] = await keepFiesta(page);
  await page.goto(address);
  for (const cell of await prices.getByRole('cell').all()) {
    const line = cell.locator('.left-to-pay');
    await expect(line).toContainText('left to pay, with your part exchange');
    const price = sums((await cell.textContent()) ?? '')[0] ?? 0;
    expect(sums((await line.textContent()) ?? '')).toEqual([price - high, price - low]);
  }
  await page.getByRole('button', { name: 'Remove your part exchange' }).click();
  await expect(prices).not.toContainText('left to pay');
});

test('bad sums owed are refused in words, and more than the value is told as negative equity', async ({
  page,
}) => {
  await keepFiesta(page);
  for (const [text, message] of [
    ['-5', 'Please enter what is owed as 0 or more'],
    ['6.000', 'Please enter whole pounds, such as 6,000, or leave it empty'],
    ['NaN', 'Please enter whole pounds, such as 6,000, or leave it empty'],
    ['99999999', 'Please enter £1,000,000 at most'],
  ] as const) {
    await saveOwed(page, text);
    await expect(page.getByText(message)).toBeVisible();
    await expect(owed(page)).toHaveValue(text);
  }
  expect(JSON.parse((await stored(page)) ?? '{}')).toMatchObject({ owed: 0 });
  await saveOwed(page, '40k');
  await expect(page.getByText('Lenders call this negative equity.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove my part exchange' }).click();
  await expect(page.getByRole('heading', { name: 'No part exchange yet' })).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('a message has the part exchange only once its box is ticked', async ({ page }) => {
  const car = (await firstVehicle(page)).split('/').at(-1);
  const address = `/messages/new?vehicle=${car}`;
  const box = page.getByRole('checkbox', { name: 'Add my part exchange to the message' });
  const body = page.getByRole('textbox', { name: 'Your message' });
  await page.goto(address);
  await expect(body).toBeVisible();
  await expect(box).toHaveCount(0);
  await keepFiesta(page);
  await page.goto(address);
  await body.fill('Good morning.');
  await expect(box).not.toBeChecked();
  await expect(
    page.getByText(/^Only if you tick it, the seller reads: “I have a car/),
  ).toBeVisible();
  await box.check();
  await expect(body).toHaveValue(
    /^Good morning\.\nI have a car to part-exchange: 2019 Ford Fiesta/,
  );
  // A reload keeps the draft, and the box follows it.
  await page.reload();
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(body).toHaveValue('Good morning.');
});

test('one that is a day old is neither shown nor kept', async ({ page }) => {
  await keepFiesta(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage['part-exchange']);
    localStorage['part-exchange'] = JSON.stringify({ ...kept, at: Date.now() - 25 * 3_600_000 });
  });
  await page.goto('/vehicles');
  await expect.poll(() => stored(page)).toBeNull();
  await expect(cards(page).first().locator('.left-to-pay')).toBeHidden();
});

test('the page and a marked list do not scroll sideways at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const widest = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await keepFiesta(page);
  expect(await widest()).toBeLessThanOrEqual(0);
  await page.goto('/vehicles');
  await expect(cards(page).first().locator('.left-to-pay')).not.toBeEmpty();
  expect(await widest()).toBeLessThanOrEqual(0);
});
