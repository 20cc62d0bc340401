import { expect, type Page } from '@playwright/test';
import { answerDeletion } from './deletion';
import { newPerson, openAccount, type Person } from './people';
import { accountId, rest } from './rest';

/** Creates a dealer without cars; returns the path of the public page that will show them. */
export async function openDealer() {
  const dealer = await openAccount(newPerson('Joan Clarke'));
  const [row] = await rest<{ id: string }>('sellers', 'POST', {
    user_id: await accountId(dealer),
    name: 'Clarke Motors',
    location: 'Leeds',
    outward_code: 'LS6',
    // Other journeys look at the newest cars of unverified dealers.
    seller_type: 'verified_dealer',
  });
  return { dealer, sellerPage: `/sellers/${row?.id}` };
}

/** Deletes the account with its cars, which refreshes the lists that other journeys see. */
export async function removeDealer(page: Page, { password }: Person) {
  await page.goto('/settings/delete-account');
  await answerDeletion(page.getByRole('main'), password);
  await expect(page).toHaveURL('/');
}

const MODELS = ['Celerio', 'Ignis', 'Swift'];

/** Returns a row of a file with the columns that every car needs. */
export const stockCar = (nth: number) => ({
  stock_id: `J${1000 + nth}`,
  make: 'Suzuki',
  model: MODELS[nth % 3] ?? '',
  year: `${2016 + (nth % 5)}`,
  fuel_type: 'Petrol',
  transmission: 'Manual',
  body_type: 'Hatchback',
  mileage: `${20_000 + nth * 500}`,
  condition: 'Good',
  price: `${6000 + nth * 50}`,
  postcode: 'LS6 3AA',
});

type Row = ReturnType<typeof stockCar>;

export const stockCars = (count: number) =>
  Array.from({ length: count }, (_, nth) => stockCar(nth));

/** Formats the rows as a CSV file, with other headings for some columns. */
export function csvOf(cars: Row[], headings: Partial<Row> = {}) {
  const names = Object.keys(stockCar(0)) as (keyof Row)[];
  const lines = [names.map((name) => headings[name] ?? name), ...cars.map(Object.values)];
  return lines.map((cells) => cells.join(',')).join('\n');
}

/** Sends a file by the form. */
export async function sendFile(page: Page, content: string | Buffer, name = 'stock.csv') {
  await page.goto('/my-vehicles/stock');
  const buffer = Buffer.from(content);
  const mimeType = name.endsWith('.xml') ? 'application/xml' : 'text/csv';
  await page.getByLabel('File of your cars').setInputFiles({ name, mimeType, buffer });
  await page.getByRole('button', { name: 'Check this file' }).click();
}

/** The buttons that list a file. */
export const runButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(List|Update|Confirm|Withdraw)/ });

/** Presses the button of this name and waits for the result. */
export async function runFile(page: Page, name: string, result: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(`Done: ${result}`)).toBeVisible({ timeout: 60_000 });
}
