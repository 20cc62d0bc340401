import { formatDate, formatDifference, formatPrice } from '../lib/format';
import { rest } from './support/rest';
import { axeInBothColours, expect, test } from './support/test';

type Listing = { id: string; created_at: string; updated_at: string };
type Price = { changed_at: string; price: number };

/** Returns a seeded car with this many prices, newest first. */
async function carWithPrices(count: number): Promise<{ id: string; prices: Price[] }> {
  const listings = await rest<Listing>(
    'vehicles?select=id,created_at,updated_at&listing_status=eq.active&order=id&limit=800',
  );
  for (const { id, created_at, updated_at } of listings) {
    if (created_at === updated_at) continue;
    const prices = await rest<Price>('rpc/price_history', 'POST', { p_vehicle_id: id });
    if (prices.length === count) return { id, prices };
  }
  throw new Error(`No car for sale with ${count} prices`);
}

const listed = ({ prices }: { prices: Price[] }) =>
  prices.map(({ price, changed_at }, at) => {
    const date = `${at ? 'from' : 'since'} ${formatDate(changed_at)}`;
    const before = prices[at + 1];
    const difference = before ? ` ${formatDifference(price - before.price)}` : '';
    return `${formatPrice(price)} ${date}${difference}`;
  });

test('a car’s page lists its earlier prices, more than three folded @noscript @phone', async ({
  page,
  javaScriptEnabled,
}) => {
  const car = await carWithPrices(4);
  await page.goto(`/vehicles/${car.id}`);
  const history = page
    .getByRole('complementary', { name: 'Price and seller' })
    .getByRole('region', { name: 'Price history' });
  const prices = history.getByRole('listitem');
  await expect(prices).toHaveText(listed(car).slice(0, 3));
  await history.getByText('1 earlier price').click();
  await expect(prices).toHaveText(listed(car));
  if (!javaScriptEnabled) return;
  // Scrolls to the top, because the sticky header would partly cover links.
  await page.evaluate(() => window.scrollTo(0, 0));
  await axeInBothColours(page);
});

test('a car with one price has no price history @noscript', async ({ page }) => {
  const { id, prices } = await carWithPrices(1);
  await page.goto(`/vehicles/${id}`);
  await expect(page.getByRole('complementary', { name: 'Price and seller' })).toContainText(
    formatPrice(prices[0]?.price ?? 0),
  );
  await expect(page.getByRole('region', { name: 'Price history' })).toHaveCount(0);
});
