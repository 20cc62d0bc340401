import { cards, carNames } from './support/pages';
import { expect, test } from './support/test';

test('search, filters, pagination and vehicle pages work without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  await page.getByRole('link', { name: 'View All Vehicles' }).first().click();
  await expect(page).toHaveURL('/vehicles');

  await page.getByRole('combobox', { name: 'Search' }).fill('golf');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/[?&]search=golf(&|$)/);
  for (const title of await carNames(page)) {
    expect(title).toContain('Golf');
  }

  await page.goto('/vehicles');
  await page.getByRole('button', { name: /More Filters/ }).click();
  await page
    .getByRole('group', { name: 'Price' })
    .getByRole('textbox', { name: 'To' })
    .fill('20000');
  await page.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL(/priceMax=20000/);
  await expect(page.getByRole('link', { name: 'Remove filter: Up to £20,000' })).toBeVisible();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/vehicles?priceMax=20000&page=2');

  const title = (await cards(page).first().locator('h3').textContent()) ?? '';
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByRole('heading', { name: 'Vehicle History' })).toBeVisible();
});

test('the panel is a form of several values without JavaScript', async ({ page }) => {
  await page.goto('/vehicles?make=BMW');
  await page.getByRole('button', { name: /More Filters/ }).click();
  await expect(page).toHaveURL(/\/vehicles\/filters\?/);
  const panel = page.getByRole('main');
  await expect(panel.getByRole('checkbox', { name: /^BMW/ })).toBeChecked();
  const suv = panel.getByRole('checkbox', { name: /^SUV [\d,]+ cars?$/ });
  await suv.check();
  await panel.getByRole('checkbox', { name: /^Estate/ }).check();
  await panel.getByRole('checkbox', { name: /^Audi/ }).check();
  await panel.getByRole('combobox', { name: 'Seats' }).selectOption('5');
  await panel.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL('/vehicles?make=Audi,BMW&bodyType=estate,suv&seatsMin=5');
  for (const name of ['Audi', 'BMW', 'Estate', 'SUV', '5 seats or more'])
    await expect(page.getByRole('link', { name: `Remove filter: ${name}` })).toBeVisible();
  await page.getByRole('button', { name: /More Filters/ }).click();
  await expect(suv).toBeChecked();
  await expect(panel.getByRole('combobox', { name: 'Seats' })).toHaveValue('5');
  const bodies = panel.getByRole('group', { name: 'Body type' });
  await bodies.getByRole('checkbox', { name: 'All but those ticked' }).check();
  await panel.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL('/vehicles?make=Audi,BMW&bodyType=!estate,!suv&seatsMin=5');
  await page.getByRole('link', { name: 'Remove filter: Not estate' }).click();
  await expect(page).toHaveURL('/vehicles?make=Audi,BMW&bodyType=!suv&seatsMin=5');
});

test('verdict and road tax are fields of the form without JavaScript', async ({ page }) => {
  await page.goto('/vehicles');
  await page
    .getByRole('combobox', { name: 'Sort by' })
    .selectOption('Furthest under the usual price');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL('/vehicles?sort=verdict');
  await page.getByRole('button', { name: /More Filters/ }).click();
  const verdicts = page.getByRole('group', { name: 'Price against valuation' });
  await verdicts.getByRole('checkbox', { name: 'Under the usual price' }).check();
  await verdicts.getByRole('checkbox', { name: /^Usual price/ }).check();
  await page.getByRole('textbox', { name: 'Road tax up to £ a year' }).fill('1000');
  await page.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL('/vehicles?taxMax=1000&verdict=at,under&sort=verdict');
  for (const name of ['Usual road tax up to £1,000', 'Usual price', 'Under the usual price'])
    await expect(page.getByRole('link', { name: `Remove filter: ${name}` })).toBeVisible();
  await page.getByRole('button', { name: /More Filters/ }).click();
  await expect(verdicts.getByRole('checkbox', { name: 'Under the usual price' })).toBeChecked();
  await expect(verdicts.getByRole('checkbox', { name: 'No verdict' })).not.toBeChecked();
});

test('the list that answers the form says which value it refuses', async ({ page }) => {
  await page.goto('/vehicles/filters?fuel=diesel');
  const price = page.getByRole('group', { name: 'Price', exact: true });
  await price.getByRole('textbox', { name: 'From' }).fill('cheap');
  await page.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL('/vehicles?fuel=diesel&priceMin=cheap');
  await expect(page.getByText('Price from: must be a whole number')).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter: Diesel' }).click();
  await expect(page).toHaveURL('/vehicles');
});

test('controls that need JavaScript are not shown', async ({ page }) => {
  await page.goto('/vehicles');
  await expect(page.getByRole('button', { name: /Favourite/ })).toHaveCount(0);
  await page.getByRole('button', { name: /More Filters/ }).click();
  await expect(page.getByRole('group', { name: 'Price', exact: true })).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('a missing vehicle is a 404 page with a link to the list', async ({ page, allowError }) => {
  allowError(/status of 404/);
  const answer = await page.goto('/vehicles/00000000-0000-4000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible();
  await expect(
    page.getByText("The vehicle you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Browse Vehicles' }).click();
  await expect(page).toHaveURL('/vehicles');
});
