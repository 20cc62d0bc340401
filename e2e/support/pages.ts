import type { Page } from '@playwright/test';

/** The cards of a grid, in reading order. */
export const cards = (page: Page) => page.locator('main ul > li > article');

/** The prices a grid shows, in pounds. */
export const prices = async (page: Page) =>
  (await cards(page).locator('p.text-signal').allTextContents()).map((price) =>
    Number(price.replace(/\D/g, '')),
  );

/** The address of the first car on the list. */
export async function firstVehicle(page: Page) {
  await page.goto('/vehicles');
  return (await cards(page).first().getByRole('link').getAttribute('href')) ?? '';
}
