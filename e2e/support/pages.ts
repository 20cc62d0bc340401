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

/** Help, contact and the legal texts: their other addresses, and what their headings say. */
export const documents = [
  { path: '/help', alias: '/help-center', heading: 'Help' },
  { path: '/contact', alias: null, heading: 'Contact us' },
  { path: '/privacy', alias: '/privacy-policy', heading: 'Privacy policy' },
  { path: '/terms', alias: '/terms-of-service', heading: 'Terms of service' },
  { path: '/cookies', alias: '/cookie-policy', heading: 'Cookie policy' },
  { path: '/audit', alias: '/smart-contract-audit', heading: 'Smart-contract audit' },
];
