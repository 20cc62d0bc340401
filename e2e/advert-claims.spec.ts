import { axe } from './support/axe';
import { rest } from './support/rest';
import { expect, test } from './support/test';

type Described = { id: string; description: string };

/** A car for sale whose text says that it meets the ULEZ standard, and its MOT month. */
async function described(): Promise<Described> {
  const query = 'select=id,description&listing_status=eq.active&description=like.';
  const pattern = encodeURIComponent('*MOT until*ULEZ compliant.*');
  const [one] = await rest<Described>(`vehicles?${query}${pattern}&order=id&limit=1`);
  if (!one) throw new Error('No car with such a text');
  return one;
}

test('a vehicle page sets what the advert says beside the listing @noscript', async ({ page }) => {
  const car = await described();
  await page.goto(`/vehicles/${car.id}`);
  const summary = page.getByText('What the advert says, checked');
  await expect(summary).toBeVisible();
  await expect(page.getByText(/^\d+ statements in the text agree with the listing/)).toBeVisible();
  const agreeing = page.getByRole('list', { name: 'Agrees with the listing' });
  await expect(agreeing).toBeHidden();
  await summary.click();
  await expect(agreeing).toContainText('ULEZ: ‘ULEZ compliant’');
  await expect(agreeing).toContainText(/MOT: ‘MOT until \w+ \d{4}’/);
  await expect(page.getByText('Nobody has inspected the car for it.')).toBeVisible();
});

test('the checked claims are accessible', async ({ page }) => {
  const car = await described();
  await page.goto(`/vehicles/${car.id}`);
  await page.getByText('What the advert says, checked').click();
  await expect(page.getByRole('list', { name: 'Agrees with the listing' })).toBeVisible();
  await axe(page);
});
