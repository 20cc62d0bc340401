import { cards, prices } from './support/pages';
import { expect, test } from './support/test';

test.describe('the list of vehicles', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/vehicles');
  });

  test('sorts, paginates by links and supports the back button', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_asc');
    await expect(page).toHaveURL('/vehicles?sort=price_asc');
    const shown = await prices(page);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL('/vehicles?sort=price_asc&page=2');
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goBack();
    await expect(page).toHaveURL('/vehicles?sort=price_asc');
    await page.goBack();
    await expect(page).toHaveURL('/vehicles');
  });

  test('restores the last filters of the session unless cleared @firefox', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('diesel');
    await expect(page).toHaveURL('/vehicles?fuel=diesel');
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Vehicles' })
      .click();
    await expect(page).toHaveURL('/vehicles?fuel=diesel');
    await page.goto('/');
    await page.getByRole('button', { name: 'Search vehicles' }).click();
    await expect(page).toHaveURL('/vehicles');
    await expect(page.getByRole('link', { name: 'View Details of' }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Fuel type' })).toHaveValue('');
    await page.goto('/vehicles?make=Audi');
    await expect(page.getByRole('combobox', { name: 'Fuel type' })).toHaveValue('');
    await page.getByRole('link', { name: 'Clear All' }).first().click();
    await expect(page).toHaveURL('/vehicles');
    await page.reload();
    await expect(page.getByRole('heading', { name: /vehicles found/ })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('vehicle-filters'))).toBeNull();
    await expect(page).toHaveURL('/vehicles');
  });

  test('the back button restores earlier filters in list and form @firefox', async ({ page }) => {
    const search = page.getByRole('combobox', { name: 'Search' });
    await search.fill('golf');
    await expect(page).toHaveURL('/vehicles?search=golf');
    await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('petrol');
    await expect(page).toHaveURL('/vehicles?search=golf&fuel=petrol');
    await search.fill('polo');
    await expect(page).toHaveURL('/vehicles?search=polo&fuel=petrol');
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Remove filter: Golf' })).toBeVisible();
    await expect(search).toHaveValue('golf');
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Fuel type' })).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/vehicles');
    await expect(search).toHaveValue('');
  });

  test('the back button from a car returns to the list without an older filter', async ({
    page,
  }) => {
    await page.getByRole('combobox', { name: 'Make' }).selectOption('BMW');
    await expect(page).toHaveURL('/vehicles?make=BMW');
    await page.goBack();
    await expect(page).toHaveURL('/vehicles');
    await cards(page)
      .first()
      .getByRole('link', { name: /^View Details/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Vehicle History' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: /vehicles found/ })).toBeVisible();
    await expect(page).toHaveURL('/vehicles');
  });

  test('filters changed while a list is loading are not lost', async ({ page }) => {
    await page.getByRole('button', { name: /More Filters/ }).click();
    const price = page.getByRole('group', { name: 'Price' }).getByRole('textbox', { name: 'To' });
    const year = page.getByRole('group', { name: 'Year' }).getByRole('textbox', { name: 'From' });
    await price.fill('20000');
    await page.waitForRequest((request) => request.url().includes('priceMax=20000'));
    await year.fill('2019');
    await expect(page).toHaveURL('/vehicles?priceMax=20000&yearMin=2019');
    await expect(price).toHaveValue('20000');
    await expect(year).toHaveValue('2019');
  });
});
