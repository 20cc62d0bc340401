import { axe } from './support/axe';
import { untilHydrated } from './support/confirm';
import { cards, firstVehicle, prices } from './support/pages';
import { rest } from './support/rest';
import { expect, test } from './support/test';

const example = 'Representative example';
const gbp = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

test('a car’s monthly payments are worked out in place, with a complete example', async ({
  page,
}) => {
  const car = await firstVehicle(page);
  const [listed] = await rest<{ price: number }>(
    `vehicles?select=price&id=eq.${car.split('/').at(-1)}`,
  );
  const price = listed?.price ?? 0;
  await page.goto(car);
  await untilHydrated(page);
  await page.getByText('Work out monthly payments').click();
  const months = page.getByRole('textbox', { name: 'Months' });
  await months.fill('0');
  await page.getByRole('button', { name: 'Work out payments' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Must be 6 months or more');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Type the APR of your quotation',
  );
  await expect(months).toBeFocused();
  await months.fill('40');
  await page.getByRole('textbox', { name: 'APR, in per cent' }).fill('0');
  await page.getByRole('textbox', { name: 'Deposit, £' }).fill('0');
  await page.getByRole('textbox', { name: 'APR, in per cent' }).press('Enter');
  await expect(page.getByText(/^£[\d,.]+ each month, not a credit offer$/)).toBeVisible();
  const table = page.getByRole('table', { name: example });
  await expect(table.getByRole('row', { name: /^Total amount of credit/ })).toContainText(
    gbp.format(price),
  );
  await expect(table.getByRole('row', { name: /^Total amount payable/ })).toContainText(
    gbp.format(price),
  );
  await expect(table.getByRole('row', { name: /^Representative/ })).toContainText(
    '0% APR: your own figure, not a credit offer',
  );
  await expect(page.getByText(/Forecourt is no lender and no broker/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(car);
  // Links half under the header are none too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await axe(page);

  // The terms of this device are in the next calculator.
  await page.reload();
  await untilHydrated(page);
  await page.getByText('Work out monthly payments').click();
  await expect(months).toHaveValue('40');
  await page.getByRole('link', { name: 'With part exchange, or as PCP' }).click();
  await expect(page.getByRole('heading', { name: 'Work out monthly payments' })).toBeVisible();
  await expect(months).toHaveValue('40');
  await axe(page);
});

test('a list by monthly payment is a price bound with its example', async ({ page }) => {
  await page.goto('/vehicles');
  await page.getByRole('button', { name: /More Filters/ }).click();
  const group = page.getByRole('group', { name: 'Monthly payment, hire purchase' });
  await group.getByRole('textbox', { name: /^Up to, £ a month/ }).fill('200');
  await group.getByRole('textbox', { name: 'Deposit, £' }).fill('1,000');
  await group.getByRole('textbox', { name: 'Months' }).fill('50');
  await group.getByRole('textbox', { name: 'APR you were quoted' }).fill('0');
  await expect(page).toHaveURL('/vehicles?monthlyMax=200-1000-50-0');
  const chip = 'Up to £200 a month at £1,000 deposit, 50 months, 0% APR, not a credit offer';
  await expect(page.getByRole('link', { name: `Remove filter: ${chip}` })).toBeVisible();
  const above = page.getByRole('region', { name: 'Representative example' });
  await expect(above).toContainText('Cash price: £11,000.00');
  await expect(above).toContainText('Monthly payments: 50 of £200.00');
  await expect(above).toContainText('Each car has its own payment, rounded up to the pound.');
  const own = (
    await cards(page)
      .getByText(/ a month by your figures, not a credit offer$/)
      .allTextContents()
  ).map((text) => Number(text.replace(/\D/g, '')));
  const listed = await prices(page);
  for (const price of listed) expect(price).toBeLessThanOrEqual(11_000);
  // Without interest a payment is a fiftieth of what the deposit leaves.
  expect(own).toEqual(
    listed.filter((price) => price > 1000).map((price) => Math.ceil((price - 1000) / 50)),
  );

  await page.goto('/vehicles?monthlyMax=200-1000-50-0&sort=price_desc');
  await expect(page).toHaveURL(/monthlyMax=200-1000-50-0/);
  await axe(page);
  await page.getByRole('link', { name: `Remove filter: ${chip}` }).click();
  await expect(page).not.toHaveURL(/monthlyMax/);
});

test('a hostile monthly sum is ignored and told', async ({ page }) => {
  await page.goto('/vehicles?monthlyMax=200-1000-1000-9.9');
  await expect(page.getByText('Monthly payment: the months must be 84 or less')).toBeVisible();
  await expect(page.getByRole('heading', { name: /vehicles found$/ })).toBeVisible();
});
