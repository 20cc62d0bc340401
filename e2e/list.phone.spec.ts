import { cards } from './support/pages';
import { axe, expect, test } from './support/test';

test('on a phone the filters are a drawer with a result count', async ({ page }) => {
  await page.goto('/vehicles');
  await page.getByRole('button', { name: /More Filters/ }).tap();
  const drawer = page.getByRole('dialog', { name: 'More Filters' });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('checkbox', { name: /^SUV/ }).tap();
  await expect(page).toHaveURL('/vehicles?bodyType=suv');
  await expect(drawer, 'it stays open while one chooses').toBeVisible();
  await drawer.getByRole('checkbox', { name: /^Diesel/ }).tap();
  await expect(page).toHaveURL('/vehicles?fuel=diesel&bodyType=suv');
  const show = drawer.getByRole('button', { name: /^Show [\d,]+ cars?$/ });
  const count = (await show.textContent())?.replace(/\D/g, '') ?? '';
  await axe(page);
  await show.tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: /vehicles? found/ })).toContainText(count);
});

test('the filter drawer closes by its button and by Escape', async ({ page }) => {
  await page.goto('/vehicles');
  const open = page.getByRole('button', { name: /More Filters/ });
  const drawer = page.getByRole('dialog', { name: 'More Filters' });
  await open.tap();
  await drawer.getByRole('button', { name: 'Close filters' }).tap();
  await expect(drawer).toBeHidden();
  await open.tap();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
});

test('the mobile menu opens the list', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Menu', { exact: true }).locator('..').tap();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Vehicles' })
    .tap();
  await expect(page).toHaveURL('/vehicles');
});

for (const [path, most] of [
  ['/vehicles', 300],
  ['/vehicles?fuel=petrol&bodyType=suv', 360],
  ['/vehicles?search=newport', 390],
] as const) {
  test(`on a phone the first picture of ${path} starts above ${most} px`, async ({ page }) => {
    await page.goto(path);
    const picture = await cards(page).first().locator('img').boundingBox();
    expect(picture?.y).toBeLessThan(most);
    const count = await page.getByRole('heading', { name: /vehicles found$/ }).boundingBox();
    const sort = await page.getByRole('combobox', { name: 'Sort by' }).boundingBox();
    expect(sort?.y).toBeLessThan((count?.y ?? 0) + (count?.height ?? 0));
    await axe(page);
  });
}

test('on a phone the first picture of a landing page starts above 500 px', async ({ page }) => {
  await page.goto('/used-cars/ford/fiesta');
  const picture = await cards(page).first().locator('img').boundingBox();
  expect(picture?.y).toBeLessThan(500);
  await page.getByRole('link', { name: 'What they cost' }).tap();
  await expect(page.getByRole('heading', { name: 'What they cost' })).toBeInViewport();
  await page.getByText('Prices by year as a table').tap();
  await expect(page.getByRole('columnheader', { name: 'Range' })).toBeVisible();
});

test('the badges of a card stand in one line at every width', async ({ page }) => {
  await page.goto('/vehicles?sellerType=verified_dealer');
  const card = cards(page)
    .filter({ hasText: /Verified Dealer.*AI Verified/ })
    .first();
  const middle = async (badge: string) => {
    const box = await card.getByText(badge, { exact: true }).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  for (const width of [320, 390, 640, 1024, 1120, 1216, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await middle('Verified Dealer'), `${width} px`).toBeCloseTo(
      await middle('AI Verified'),
      0,
    );
  }
});
