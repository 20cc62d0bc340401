import { expect, type Page } from '@playwright/test';

/** The plate of a car in DVLA's test environment, which the stand-in of the registries knows. */
export const PLATE = 'AA19 AAA';

/** Expects the heading of a step, which only that step has. */
export const expectStep = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** The id of the listing in the address of a step. */
export const listingId = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Fills in the first step with a car, and saves it. */
export async function saveCar(page: Page, car = { make: 'Ford', model: 'Fiesta', year: '2019' }) {
  await field(page, 'Make').selectOption({ label: car.make });
  await field(page, 'Model').selectOption({ label: car.model });
  await field(page, 'Year').fill(car.year);
  await field(page, 'Fuel').selectOption('Petrol');
  await field(page, 'Transmission').selectOption('Manual');
  await field(page, 'Body type').selectOption('Hatchback');
  await save(page);
  await expectStep(page, 'Details');
}

/** Fills in the required fields of the second step, and saves it. */
export async function saveDetails(page: Page, mileage = '31,240 miles') {
  await field(page, 'Mileage').fill(mileage);
  await field(page, 'Condition').selectOption('Good');
  await save(page);
  await expectStep(page, 'Photographs');
}

export const save = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Save/ }).click();

/** Goes from the third step to the last, with a price. */
export async function finishDraft(page: Page, price: string) {
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await expectStep(page, 'Description');
  await save(page);
  await expectStep(page, 'Price and place');
  await field(page, 'Asking price').fill(price);
  await save(page);
  await expectStep(page, 'Check and publish');
}

/** Creates a draft with all required facts, and opens its last step. */
export async function completeDraft(page: Page, price = '8,500') {
  await page.goto('/sell');
  await saveCar(page);
  await saveDetails(page);
  await finishDraft(page, price);
  return listingId(page);
}

export const publish = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Publish' });
