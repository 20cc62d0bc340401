import { untilHydrated } from './support/confirm';
import { firstVehicle } from './support/pages';
import { axeInBothColours, expect, test } from './support/test';

const FIESTA =
  'make=Ford&model=Fiesta&year=2019&mileage=31240&condition=good&fuelType=petrol&transmission=manual&bodyType=hatchback&engineSize=1&colour=red&askingPrice=1000';

test('a car is described and valued by keyboard alone', async ({ page }) => {
  await page.goto('/ai-valuation');
  await untilHydrated(page);
  const { keyboard } = page;
  await page.getByLabel('Make', { exact: true }).focus();
  await keyboard.press('Enter');
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(8);
  await axeInBothColours(page);

  await page.getByLabel('Registration (optional)').focus();
  await keyboard.type('ab12cde');
  await page.getByLabel('Make', { exact: true }).focus();
  await expect(page.getByLabel('Registration (optional)')).toHaveValue('AB12 CDE');
  for (const text of ['Ford', 'Fiesta', '2019', '31240', 'Petrol', 'Manual', 'Hatch', 'Good']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await expect(page.getByRole('img', { name: 'Ford Fiesta' })).toBeVisible();
  await keyboard.type('1.0');
  await keyboard.press('Tab');
  await keyboard.type('Red');
  await keyboard.press('Tab');
  await keyboard.type('£1,000');
  await keyboard.press('Tab');
  await keyboard.type('LS6 3AA');
  await expect(page.getByRole('img', { name: 'Red Ford Fiesta' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`/ai-valuation/result?${FIESTA}`);
  await expect(page.getByRole('heading', { level: 1, name: '2019 Ford Fiesta' })).toBeVisible();
});

test('a result judges the asking price, says what would change it, and prints without navigation', async ({
  page,
}) => {
  await page.goto(`/ai-valuation/result?${FIESTA}`);
  await untilHydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Far below such cars: ask why').first()).toBeVisible();
  await expect(main.getByText('Asking prices, not sale prices')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Nearest for sale here' })).toBeVisible();
  await axeInBothColours(page);

  const changed = main.getByRole('status').filter({ hasText: 'as described' });
  await main.getByRole('slider', { name: 'Mileage' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('slider', { name: 'Mileage' })).toHaveAttribute(
    'aria-valuetext',
    '35,000 miles',
  );
  await expect(changed).toContainText(/£[\d,]+ less than as described/);
  await main.getByRole('combobox', { name: 'Year, from a list' }).selectOption('2022');
  await expect(changed).toContainText(/£[\d,]+ more than as described/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(main.getByText(/^Forecourt · http/)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What would change it' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await main.getByRole('link', { name: 'Change something' }).click();
  await expect(page.getByLabel('Asking price (optional)')).toHaveValue('1000');
});

test('a car’s page leads to its valuation, filled in and judged', async ({ page }) => {
  await page.goto(await firstVehicle(page));
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: 'Get AI Valuation' }).click();
  await expect(page.getByText(`Filled in from ${title}`)).toBeVisible();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Value this car' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/askingPrice=\d/);
});

test('the picture of a car that could not be loaded comes with the next body type', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  await page.goto('/ai-valuation');
  await untilHydrated(page);
  const ask = page.getByText('Choose a body type, and the car appears');
  await expect(ask).toBeVisible();
  await page.route('**/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.getByLabel('Make', { exact: true }).fill('Kia');
  await page.getByLabel('Body type').selectOption('estate');
  await failed;
  await expect(ask).toBeHidden();
  await page.unroute('**/*.js');
  await page.getByLabel('Body type').selectOption('suv');
  await expect(page.getByRole('img', { name: 'Kia', exact: true })).toBeVisible();
});
