import { card, percent } from '../lib/evidence/model-card';
import { formatPrice } from '../lib/format';
import { cards } from './support/pages';
import { rest } from './support/rest';
import { expect, test } from './support/test';

type Valuation = Record<'value' | 'low_80' | 'high_80' | 'low_90' | 'high_90', number>;
type Listing = { id: string; price: number; valuation: Valuation | null };

const LISTING = 'id,price,valuation:vehicle_valuations(value,low_80,high_80,low_90,high_90)';
const NONE = { value: 0, low_80: 0, high_80: 0, low_90: 0, high_90: 0 };

/** A car for sale of which this is true. */
async function listed(filter: string): Promise<Listing> {
  const query = `select=${LISTING}&listing_status=eq.active&limit=1&order=id&${filter}`;
  const [one] = await rest<Listing>(`vehicles?${query}`);
  if (!one) throw new Error(`No car for sale with ${filter}`);
  return one;
}

const digits = (text: string) => Number(text.replace(/[^\d]/g, '')) * (/[−-]/.test(text) ? -1 : 1);

test('a card shows the AI Verified badge only if the price is in the 90% range', async ({
  page,
}) => {
  const seen: boolean[] = [];
  for (const address of ['/vehicles', '/vehicles?page=2', '/vehicles?page=3']) {
    await page.goto(address);
    for (const one of await cards(page).all()) {
      const id = (await one.getByRole('link').getAttribute('href'))?.split('/').at(-1);
      const [listing] = await rest<Listing>(`vehicles?select=${LISTING}&id=eq.${id}`);
      const { price = 0, valuation } = listing ?? {};
      const isInside = !!valuation && price >= valuation.low_90 && price <= valuation.high_90;
      await expect(one.getByText('AI Verified'), `${id}`).toHaveCount(isInside ? 1 : 0);
      seen.push(isInside);
    }
  }
  expect(seen.filter((isInside) => isInside).length).toBeGreaterThan(seen.length / 2);
  expect(seen).toContain(false);
});

test('a vehicle page shows both ranges and reasons that sum to the value @noscript @phone', async ({
  page,
}) => {
  const car = await listed('is_verified=is.true&engine_size=not.is.null');
  const { low_80, high_80, low_90, high_90, value } = car.valuation ?? NONE;
  await page.goto(`/vehicles/${car.id}`);
  const aside = page.getByRole('complementary', { name: 'Price and seller' });
  await expect(aside.getByText('AI Verified')).toBeVisible();
  const section = aside.getByRole('region', { name: 'Valuation' });
  await expect(section).toContainText(`80% range${formatPrice(low_80)} to ${formatPrice(high_80)}`);
  await expect(section).toContainText(`90% range${formatPrice(low_90)} to ${formatPrice(high_90)}`);
  const reasons = section.getByRole('table', { name: 'From a typical advert to this car' });
  await expect(reasons).toBeHidden();
  await section.getByText('How the figure comes about').click();
  await expect(reasons).toBeVisible();
  const figures = (await reasons.getByRole('cell').allTextContents()).map(digits);
  expect(figures.length).toBeGreaterThan(4);
  expect(figures.pop()).toBe(value);
  expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(value);
  await expect(section).toContainText(/valued \d{1,2} \p{L}+ \d{4}/u);
  await section.getByRole('link', { name: 'How far to trust it' }).click();
  await expect(page).toHaveURL('/evidence/valuation');
});

test('an unverified car shows the 90% range without a badge or a warning', async ({ page }) => {
  const car = await listed('is_verified=is.false&mileage=not.is.null');
  await page.goto(`/vehicles/${car.id}`);
  const aside = page.getByRole('complementary', { name: 'Price and seller' });
  await expect(aside.getByRole('region', { name: 'Valuation' })).toContainText('90% range');
  await expect(aside.getByText('AI Verified')).toHaveCount(0);
  await expect(aside).not.toContainText(/overpriced|too (dear|high|cheap|low)|suspicious|warning/i);
});

test('a car without mileage shows no valuation', async ({ page }) => {
  const car = await listed('mileage=is.null');
  await page.goto(`/vehicles/${car.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Valuation' })).toHaveCount(0);
});

test('the valuation evidence page shows the model card figures @noscript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'AI accuracy', exact: true }).click();
  await expect(page).toHaveURL('/evidence/valuation');
  const { withEngine, withoutEngine } = card.metrics;
  const measures = page.getByRole('table', { name: 'Measured on adverts' });
  for (const [name, one, other] of [
    ['Median error', withEngine.mdape, withoutEngine.mdape],
    ['Mean error', withEngine.mape, withoutEngine.mape],
    ['Valued within a tenth', withEngine.within10, withoutEngine.within10],
    ['Held by the 80% range', withEngine.coverage80, withoutEngine.coverage80],
    ['Held by the 90% range', withEngine.coverage90, withoutEngine.coverage90],
  ] as const) {
    const row = measures.getByRole('row', { name: new RegExp(`^${name} \\d+\\.`) });
    await expect(row).toHaveText(`${name}${percent(one)}${percent(other)}`);
  }
  for (const [by, rows] of [
    ['price', card.byPrice],
    ['make', card.byMake],
    ['age', card.byAge],
  ] as const) {
    const errors = page.getByRole('img', { name: `Median error by ${by}` });
    for (const { mdape } of rows) await expect(errors).toContainText(percent(mdape));
    await expect(page.getByRole('img', { name: `What the ranges held, by ${by}` })).toBeVisible();
    await page.getByText(`Figures by ${by}`).click();
    const table = page.getByRole('region', { name: `Figures by ${by}` }).getByRole('row');
    await expect(table).toHaveCount(rows.length + 1);
    for (const [index, { coverage80, coverage90 }] of rows.entries()) {
      await expect(table.nth(index + 1)).toContainText(percent(coverage80) + percent(coverage90));
    }
  }
  for (const limit of card.limits) await expect(page.getByText(limit)).toBeVisible();
});
