import { firstVehicle, prices } from './support/pages';
import { expect, test } from './support/test';

test('the calculator works both ways without JavaScript, and says what it refuses', async ({
  page,
}) => {
  await page.goto('/finance');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Price of the car, £').fill('£12,000');
  await field('Deposit, £').fill('12.000,00');
  await field('Months').fill('1000');
  await page.getByRole('button', { name: 'Work out payments' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  for (const message of [
    'Must be a whole number',
    'Must be 84 months or less',
    'Type the APR of your quotation',
  ])
    await expect(alert).toContainText(message);
  // All that was typed is still there.
  await expect(field('Deposit, £')).toHaveValue('12.000,00');
  await field('Deposit, £').fill('2000');
  await field('Months').fill('48');
  await field('APR, in per cent').fill('9,9 %');
  await page.getByRole('button', { name: 'Work out payments' }).click();
  const table = page.getByRole('table', { name: 'Representative example' });
  await expect(table.getByRole('row', { name: /^Monthly payments/ })).toContainText(
    '47 of £251.13',
  );
  await expect(page.getByText(/Forecourt is no lender and no broker/)).toBeVisible();

  await field('Price of the car, £').fill('');
  await field('What you can pay each month, £').fill('250');
  await page.getByRole('button', { name: 'Work out payments' }).click();
  await expect(page.getByRole('heading', { name: /^A car of up to £11,9/ })).toBeVisible();
  await page.getByRole('link', { name: 'See the cars that it reaches' }).click();
  await expect(page).toHaveURL('/vehicles?monthlyMax=250-2000-48-9.9');
  for (const price of await prices(page)) expect(price).toBeLessThan(12_000);
});

test('a car’s form opens the calculator, which says that the price has changed', async ({
  page,
}) => {
  await page.goto(await firstVehicle(page));
  await page.getByText('Work out monthly payments').click();
  await page.getByRole('textbox', { name: 'Months' }).fill('36');
  await page.getByRole('textbox', { name: 'APR, in per cent' }).fill('7');
  await page.getByRole('button', { name: 'Work out payments' }).click();
  await expect(page).toHaveURL(/\/finance\?vehicle=/);
  await expect(page.getByRole('table', { name: 'Representative example' })).toBeVisible();
  await expect(page.getByText(/^The price is/)).toHaveCount(0);

  const changed = new URL(page.url());
  changed.searchParams.set('price', '123456');
  await page.goto(changed.pathname + changed.search);
  await expect(page.getByText(/^The price is £[\d,]+ now$/)).toBeVisible();
  await page.getByRole('link', { name: 'Work it out for £123,456' }).click();
  await expect(
    page
      .getByRole('table', { name: 'Representative example' })
      .getByRole('row', { name: /^Cash price/ }),
  ).toContainText('£123,456.00');
});

test('a PCP’s final payment is suggested from the valuation, and can be typed over', async ({
  page,
}) => {
  const car = (await firstVehicle(page)).split('/').at(-1);
  const query = `vehicle=${car}&kind=pcp&months=36&apr=8.9&deposit=500`;
  await page.goto(`/finance?${query}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'or the miles a year to have it suggested',
  );
  await page.getByRole('textbox', { name: 'Miles a year' }).fill('8000');
  await page.getByRole('button', { name: 'Work out payments' }).click();
  const final = page.getByRole('textbox', { name: 'Final payment, £' });
  // A car without a valuation asks for the figure instead.
  await expect(
    page.getByText(/is the lower end of what such a car 3 years older/).or(
      page
        .getByRole('main')
        .getByRole('alert')
        .getByText(/type the final payment of your quotation/),
    ),
  ).toBeVisible();
  await final.fill('1000');
  await page.getByRole('button', { name: 'Work out payments' }).click();
  await expect(
    page.getByRole('row', { name: /^Optional final payment, in month 36/ }),
  ).toContainText('£1,000.00');
});

test('a monthly sum is a group of fields of the form without JavaScript', async ({ page }) => {
  await page.goto('/vehicles/filters');
  const group = page.getByRole('group', { name: 'Monthly payment, hire purchase' });
  await group.getByRole('textbox', { name: /^Up to, £ a month/ }).fill('200');
  await page.getByRole('button', { name: /^Show / }).click();
  await expect(
    page.getByText('Monthly payment: needs the monthly sum, the months and the APR'),
  ).toBeVisible();
  await page.goto('/vehicles/filters');
  await group.getByRole('textbox', { name: /^Up to, £ a month/ }).fill('200');
  await group.getByRole('textbox', { name: 'Months' }).fill('50');
  await group.getByRole('textbox', { name: 'APR you were quoted' }).fill('0');
  await page.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL('/vehicles?monthlyMax=200-0-50-0');
  for (const price of await prices(page)) expect(price).toBeLessThanOrEqual(10_000);
});

test('hostile addresses of the calculator are answered by sentences', async ({ page }) => {
  for (const [query, message] of [
    ['price=NaN&deposit=-1&months=1e9&apr=10000', 'Must be 100 or less'],
    ['price=1&price=2&apr=9&months=36&deposit=1', 'Type the price of the car'],
    ['price=9000&deposit=9001&months=36&apr=9', 'Must not be above the price of £9,000'],
    [`price=${'9'.repeat(500)}&months=36&apr=9`, 'Must be £10,000,000 or less'],
  ] as const) {
    await page.goto(`/finance?${query}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
  }
  await page.goto("/finance?vehicle=' or 1=1&months=36&apr=9&price=9000&kind=<script>");
  await expect(page.getByText('This car is not, or no longer, for sale here')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Representative example' })).toBeVisible();
});
