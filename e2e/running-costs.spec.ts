import { axe } from './support/axe';
import { rest } from './support/rest';
import { expect, test } from './support/test';

type Costed = { vehicle_id: string; tax_typical: number; tax_high: number };

/** Returns a car whose tax is derived from adverts of such cars. */
async function costed(): Promise<Costed> {
  const query = 'select=vehicle_id,tax_typical,tax_high&tax_basis=eq.typical-version';
  const [one] = await rest<Costed>(`vehicle_running_costs?${query}&order=vehicle_id&limit=1`);
  if (!one) throw new Error('No car with a typical tax');
  return one;
}

test('a vehicle page says road tax, fuel and ULEZ with their basis @noscript', async ({ page }) => {
  const car = await costed();
  await page.goto(`/vehicles/${car.vehicle_id}`);
  await expect(page.getByRole('heading', { name: 'Running costs' })).toBeVisible();
  const tax = page
    .getByRole('definition')
    .filter({ hasText: 'The CO₂ band is the one that adverts' });
  await expect(tax).toContainText(`£${car.tax_typical}`);
  await expect(page.getByRole('definition').filter({ hasText: 'for 8,000 miles' })).toContainText(
    /£[\d,]+ to £[\d,]+.*mpg/,
  );
  const table = page.getByRole('table', { name: 'Fuel and road tax by the miles you drive' });
  await expect(
    table.getByRole('row', { name: /^12,000 £[\d,]+ to £[\d,]+ £[\d,]+ to £[\d,]+/ }),
  ).toBeVisible();
  await expect(page.getByText('Not insurance, servicing or repairs.')).toBeVisible();
});

test('the running costs follow the miles typed', async ({ page }) => {
  const car = await costed();
  await page.goto(`/vehicles/${car.vehicle_id}`);
  const miles = page.getByRole('spinbutton', { name: 'Your miles a year' });
  const table = page.getByRole('table', { name: 'Fuel and road tax by the miles you drive' });
  const known = await table
    .getByRole('row', { name: /^12,000/ })
    .getByRole('cell')
    .allTextContents();
  await miles.fill('12000');
  const own = table.getByRole('row').filter({ has: miles }).getByRole('cell');
  await expect(own).toHaveText(known);
  await axe(page);
});
