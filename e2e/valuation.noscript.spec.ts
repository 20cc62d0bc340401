import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const submit = (page: Page) => page.getByRole('button', { name: 'Value this car' }).click();

const form = (page: Page) =>
  page.locator('form', { has: page.getByRole('button', { name: 'Value this car' }) });

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await form(page).getByLabel(label, { exact: true }).fill(text);
}

async function choose(page: Page, choices: Record<string, string>) {
  for (const [label, option] of Object.entries(choices))
    await page.getByRole('combobox', { name: label }).selectOption(option);
}

const CHOICES = {
  Fuel: 'Petrol',
  Transmission: 'Manual',
  'Body type': 'Hatchback',
  Condition: 'Good',
};

test('the home page’s form is answered without JavaScript: errors, then the result', async ({
  page,
}) => {
  await page.goto('/');
  await fillIn(page, { Make: 'Ford', Model: 'Fiesta', Year: '1899', Mileage: '-5' });
  await submit(page);
  await expect(page).toHaveURL('/ai-valuation#form');
  const summary = main(page).getByRole('alert');
  for (const error of [
    'Year must be 1900 or later',
    'Mileage must be positive',
    'Please select a valid condition',
    'Please select a valid fuel type',
    'Please select a valid transmission',
    'Please select a valid body type',
  ])
    await expect(summary.getByRole('link', { name: error })).toBeVisible();
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Ford');
  await expect(page.getByLabel('Mileage')).toHaveValue('-5');
  await expect(page.getByLabel('Year')).toHaveAccessibleDescription('Year must be 1900 or later');

  await fillIn(page, { Year: '2019', Mileage: '31,240' });
  await choose(page, CHOICES);
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: '2019 Ford Fiesta' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'From a typical advert' })).toBeVisible();
  const others = page.getByRole('table', { name: 'Value by year and miles' });
  await expect(others.getByRole('rowheader', { name: '2022' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('hostile text is refused or shown as text, and a query that is no car leads to the form', async ({
  page,
}) => {
  const hostile = '"><img src=x onerror=alert(1)>';
  await page.goto(`/ai-valuation?${new URLSearchParams({ make: hostile, vehicle: "' or 1=1" })}`);
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('');
  await fillIn(page, { Make: hostile, Model: "Ring & 'me'", Year: '2019', Mileage: '0' });
  await choose(page, CHOICES);
  await submit(page);
  await expect(
    main(page).getByRole('alert').getByRole('link', { name: 'Only letters, digits' }),
  ).toBeVisible();
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue(hostile);
  await fillIn(page, { Make: "O'Neill & +" });
  await submit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("2019 O'Neill & + Ring & 'me'");
  await expect(page).toHaveTitle(/^Valuation of a car/);
  await expect(main(page).getByText('Nothing is known of this make')).toBeVisible();

  await page.goto('/ai-valuation/result?make=Ford&model=Fiesta&year=3000&bodyType=estate&make2=1');
  await expect(page).toHaveURL('/ai-valuation?make=Ford&model=Fiesta&bodyType=estate#form');
  await expect(page.getByLabel('Model')).toHaveValue('Fiesta');
  await expect(page.getByLabel('Body type')).toHaveValue('estate');
  await expect(page.getByLabel('Year')).toHaveValue('');
});

test('a car that has no figure gets a sentence why, and the way back to the form', async ({
  page,
}) => {
  const query =
    'mileage=45000&condition=good&transmission=manual&bodyType=coupe&colour=red&askingPrice=5995';
  for (const [car, why] of [
    ['make=Jaguar&model=E-Type&year=1965&fuelType=petrol', 'Over 20 years old'],
    ['make=Nissan&model=Leaf&year=2018&fuelType=electric', 'No valuation of electric'],
  ]) {
    const response = await page.goto(`/ai-valuation/result?${car}&${query}`);
    expect(response?.status()).toBe(200);
    await expect(main(page).getByText(why ?? '')).toBeVisible();
    await expect(main(page).getByText('Eight in ten such cars')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Change something' }).click();
  await expect(form(page).getByLabel('Model', { exact: true })).toHaveValue('Leaf');
});
