import { expect, test } from './support/test';

test('the focus moves to the heading of a list that replaced its link', async ({ page }) => {
  await page.goto('/vehicles?fuel=diesel&bodyType=suv');
  const heading = page.getByRole('heading', { level: 2, name: /vehicles? found$/ });
  await expect(heading).toBeVisible();
  await expect(page.locator('body'), 'not on the first load').toBeFocused();
  await page.getByRole('link', { name: 'Remove filter: SUV' }).press('Enter');
  await expect(page).toHaveURL('/vehicles?fuel=diesel');
  await expect(heading).toBeFocused();
  // The next Tab stops from there are the list's own.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Save this search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();

  await page.goto('/vehicles?make=Kia&colour=brown&priceMax=2000');
  const out = page.getByRole('region', { name: 'More cars' }).getByRole('listitem');
  await out.first().getByRole('link').press('Enter');
  await expect(page).not.toHaveURL('/vehicles?make=Kia&colour=brown&priceMax=2000');
  await expect(heading).toBeFocused();
});

test('a field keeps the focus while its lists come', async ({ page }) => {
  await page.goto('/vehicles?fuel=diesel');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.focus();
  await sort.selectOption('price_asc');
  await expect(page).toHaveURL('/vehicles?fuel=diesel&sort=price_asc');
  await expect(sort).toBeFocused();
  const search = page.getByRole('combobox', { name: 'Search' });
  await page.getByRole('link', { name: 'Remove filter: Diesel' }).click();
  await search.focus();
  await expect(page).toHaveURL('/vehicles?sort=price_asc');
  await search.pressSequentially('golf');
  await expect(page).toHaveURL('/vehicles?search=golf&sort=price_asc');
  await expect(search).toBeFocused();
});

test('the search bar that sticks to the top hides no focused link', async ({ page }) => {
  await page.goto('/vehicles?make=Ford');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  const bar = page.getByRole('combobox', { name: 'Search' });
  for (let steps = 0; steps < 4; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    const link = await page.locator(':focus').boundingBox();
    const search = await bar.boundingBox();
    expect(link?.y).toBeGreaterThan((search?.y ?? 0) + (search?.height ?? 0));
  }
});
