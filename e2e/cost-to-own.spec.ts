import { axe, axeInBothColours } from './support/axe';
import { rest } from './support/rest';
import { expect, test } from './support/test';

type Costed = { vehicle_id: string; cost_to_own: number };

/** Returns cars whose cost to own is known, the cheapest first. */
async function costed(limit: number): Promise<string[]> {
  const query =
    'select=vehicle_id,vehicle:vehicles!inner(listing_status)&vehicle.listing_status=eq.active&cost_to_own=not.is.null';
  const rows = await rest<Costed>(
    `vehicle_running_costs?${query}&order=cost_to_own,vehicle_id&limit=${limit}`,
  );
  if (rows.length < limit) throw new Error('Too few cars with a cost to own');
  return rows.map(({ vehicle_id: id }) => id);
}

test('what three years of a car cost follows from one’s own figures @noscript', async ({
  page,
}) => {
  const [id] = await costed(1);
  await page.goto(`/vehicles/${id}`);
  await expect(page.getByRole('heading', { name: 'Three years of this car' })).toBeVisible();
  await expect(page.getByText(/^£[\d,]+ to £[\d,]+ without insurance$/).first()).toBeVisible();
  await page.getByText('Its parts, and your own miles and insurance').click();
  await expect(page.getByText('without insurance', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Such cars ask about £/)).toContainText('with 24,000 more miles');

  await page.getByRole('textbox', { name: 'Miles a year' }).fill('12,000');
  await page.getByRole('textbox', { name: 'Insurance a year (£)' }).fill('£650');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Three years of this car' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/cost-to-own\?milesAYear=12%2C000&insurance=%C2%A3650/);
  await expect(page.getByText(/^Such cars ask about £/)).toContainText('with 36,000 more miles');
  await expect(
    page.getByRole('definition').filter({ hasText: 'Three times the £650 a year that you typed.' }),
  ).toContainText('£1,950');
  await expect(page.getByText('without insurance', { exact: true })).toHaveCount(0);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
});

test('a figure that cannot be read is named, and nothing typed is lost', async ({ page }) => {
  const [id] = await costed(1);
  await page.goto(`/vehicles/${id}/cost-to-own?milesAYear=-5&insurance=NaN&zoneDays=20&home=1e9`);
  await expect(page.getByRole('alert').filter({ hasText: 'could not be read' })).toBeVisible();
  const miles = page.getByRole('textbox', { name: 'Miles a year' });
  await expect(miles).toHaveValue('-5');
  await expect(miles).toHaveAccessibleDescription(/whole number to 100,000/);
  await expect(page.getByRole('textbox', { name: 'Insurance a year (£)' })).toHaveValue('NaN');
  await expect(page.getByRole('textbox', { name: /^Days a year/ })).toHaveValue('20');
  await expect(page.getByText(/^At 8,000 miles a year/)).toBeVisible();
  await axeInBothColours(page);

  await miles.fill('5000');
  await page.getByRole('textbox', { name: 'Insurance a year (£)' }).fill('');
  await miles.press('Enter');
  await expect(page.getByText(/^At 5,000 miles a year/)).toBeVisible();
  await expect(page.getByText('could not be read')).toHaveCount(0);
  const width = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(width).toBeLessThanOrEqual(0);
});

test('lists are sorted by the cost to own, and Compare has it in a row', async ({ page }) => {
  const [first = '', second = ''] = await costed(2);
  await page.goto('/vehicles?sort=cost_asc');
  await expect(page.getByRole('combobox', { name: /^Sort/ })).toHaveValue('cost_asc');
  const details = page.getByRole('main').getByRole('link', { name: /^View Details/ });
  await expect(details.first()).toBeVisible();
  const listed = await details.evaluateAll((links) =>
    links.map((link) => (link.getAttribute('href') ?? '').replace('/vehicles/', '')),
  );
  const rows = await rest<Costed>(
    `vehicle_running_costs?select=vehicle_id,cost_to_own&vehicle_id=in.(${listed.join(',')})`,
  );
  const costs = listed.map((id) => rows.find((row) => row.vehicle_id === id)?.cost_to_own ?? 0);
  expect(costs[0]).toBeGreaterThan(0);
  expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  await page.goto(`/compare?cars=${first},${second}`);
  await expect(page.getByRole('rowheader', { name: 'Three years of owning it' })).toBeVisible();
  await expect(page.getByText('at 8,000 miles a year, without insurance').first()).toBeVisible();
  await axe(page);
});
