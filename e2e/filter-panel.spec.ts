import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

const COUNTS = '**/api/filter-choices?*';
const more = (page: Page) => page.getByRole('button', { name: /More Filters/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'More Filters' });
const box = (page: Page, name: RegExp) => panel(page).getByRole('checkbox', { name });

/** Holds requests until they are released. */
async function hold(page: Page, url: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
const fail = (route: Route) => route.fulfill({ status: 503 });

test('filters without a field are kept while the panel is not loaded', async ({ page }) => {
  await page.goto('/vehicles?bodyType=suv&seatsMin=5&location=Leeds&radius=100&sort=price_asc');
  await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('diesel');
  await expect(page).toHaveURL(
    '/vehicles?fuel=diesel&bodyType=suv&seatsMin=5&location=Leeds&radius=100&sort=price_asc',
  );
  await page.getByRole('link', { name: 'Remove filter: SUV' }).click();
  await expect(page).not.toHaveURL(/bodyType/);
  await page.getByRole('combobox', { name: 'Transmission' }).selectOption('manual');
  await expect(page).toHaveURL(
    '/vehicles?fuel=diesel&transmission=manual&seatsMin=5&location=Leeds&radius=100&sort=price_asc',
  );
});

test('a filter whose list has yet to come is in the panel', async ({ page }) => {
  await page.goto('/vehicles');
  const release = await hold(page, /\/vehicles\?fuel=diesel&_rsc/);
  await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('diesel');
  await more(page).click();
  await expect(box(page, /^Diesel/)).toBeChecked();
  await box(page, /^SUV/).check();
  release();
  await expect(page).toHaveURL('/vehicles?fuel=diesel&bodyType=suv');
});

test('a choice made while the counts come is kept, also where it would find nothing', async ({
  page,
}) => {
  await page.goto('/vehicles');
  await more(page).click();
  await expect(box(page, /^Convertible/)).toBeVisible();
  // The stubbed choices do not depend on the catalogue.
  await page.route(COUNTS, async (route) => {
    const response = await route.fetch();
    const { lists, ...others } = await response.json();
    await route.fulfill({ response, json: { ...others, lists: { ...lists, doors: [] } } });
  });
  const release = await hold(page, COUNTS);
  await box(page, /^Convertible/).check();
  await expect(page).toHaveURL('/vehicles?bodyType=convertible');
  await box(page, /^5 doors/).check();
  release();
  await expect(page).toHaveURL('/vehicles?bodyType=convertible&doors=5');
  await expect(box(page, /^5 doors/)).toBeChecked();
});

test('a panel that cannot be loaded is said to be, and can be opened at the next press', async ({
  page,
  allowError,
}) => {
  allowError(/status of 503/);
  await page.goto('/vehicles');
  await page.route(COUNTS, fail);
  await more(page).click();
  await expectToast(page, 'The filters could not be loaded', 'Try again in a moment.');
  await expect(panel(page)).toHaveCount(0);
  await page.unroute(COUNTS);
  await more(page).click();
  await expect(panel(page)).toBeVisible();
});

test('choices whose counts cannot be loaded have none, and work', async ({ page, allowError }) => {
  allowError(/status of 503/);
  await page.goto('/vehicles');
  await more(page).click();
  await expect(box(page, /^Electric [\d,]+ cars?$/)).toBeVisible();
  await page.route(COUNTS, fail);
  await box(page, /^SUV/).check();
  await expect(page).toHaveURL('/vehicles?bodyType=suv');
  await panel(page).getByRole('checkbox', { name: 'Electric', exact: true }).check();
  await expect(page).toHaveURL('/vehicles?fuel=electric&bodyType=suv');
  await page.unroute(COUNTS);
  await more(page).click();
  await expect(panel(page)).toBeHidden();
  await more(page).click();
  await expect(box(page, /^Petrol [\d,]+ cars?$/)).toBeVisible();
});

test('the panel does not open over a field that is used meanwhile, nor after Escape', async ({
  page,
}) => {
  await page.goto('/vehicles');
  const release = await hold(page, COUNTS);
  await more(page).press('Enter');
  await expect(more(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(more(page)).not.toHaveAttribute('aria-busy');
  await more(page).press('Enter');
  await page.getByRole('combobox', { name: 'Search' }).focus();
  release();
  await expect(more(page)).not.toHaveAttribute('aria-busy');
  await expect(panel(page)).toBeHidden();
  await more(page).click();
  await expect(panel(page)).toBeVisible();
});

test('filters removed on the page of all filters do not come back', async ({ page }) => {
  await page.goto('/vehicles?bodyType=suv');
  await expect(page.getByRole('link', { name: 'Remove filter: SUV' })).toBeVisible();
  await page.goto('/vehicles/filters?bodyType=suv');
  await page.getByRole('checkbox', { name: /^SUV/ }).uncheck();
  await page.getByRole('button', { name: 'Show cars' }).click();
  await expect(page).toHaveURL('/vehicles');
  await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('electric');
  await expect(page).toHaveURL('/vehicles?fuel=electric');
});

test('an invalid value on the page of all filters is explained there', async ({ page }) => {
  await page.goto('/vehicles/filters?make=BMW&search=m%20sport');
  const price = page.getByRole('group', { name: 'Price', exact: true });
  await price.getByRole('textbox', { name: 'To' }).fill('cheap');
  await page.getByRole('button', { name: 'Show cars' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Price' })).toBeFocused();
  await expect(price.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(
    'must be a whole number',
  );
  await price.getByRole('textbox', { name: 'To' }).fill('£30,000');
  await page.getByRole('button', { name: 'Show cars' }).click();
  await expect(page).toHaveURL('/vehicles?search=m+sport&make=BMW&priceMax=30000');
});

test('the choices of any query are answered', async ({ request }) => {
  for (const query of ['', 'make=%00%ff&make=x,y', '__proto__=1&features=a,b', 'priceMax=cheap']) {
    const answer = await request.get(`/api/filter-choices?${query}`);
    expect(answer.status(), query).toBe(200);
    expect(Object.keys((await answer.json()).lists), query).toContain('bodyType');
    expect((await request.get(`/vehicles/filters?${query}`)).status(), query).toBe(200);
  }
});
