import { card, percent } from '../lib/evidence/model-card';
import { formatPrice } from '../lib/format';
import type { WriteOff } from '../lib/listings/said-values';
import { isVerifiedPrice, verdictLabel, verdictOf } from '../lib/listings/verdict';
import { writeOffLabel } from '../lib/listings/write-off';
import { cards } from './support/pages';
import { rest } from './support/rest';
import { expect, test } from './support/test';

type Valuation = Record<'value' | 'low_80' | 'high_80' | 'low_90' | 'high_90', number>;
type Listing = {
  id: string;
  price: number;
  valuation: Valuation | null;
  write_off?: WriteOff | null;
};

const VALUATION = 'valuation:vehicle_valuations';
const COLUMNS = '(value,low_80,high_80,low_90,high_90)';
const LISTING = `id,price,write_off,${VALUATION}${COLUMNS}`;
const NONE = { value: 0, low_80: 0, high_80: 0, low_90: 0, high_90: 0 };

/** Returns a car for sale that matches the filter. */
async function listed(filter: string, valuation = VALUATION): Promise<Listing> {
  const query = `select=id,price,${valuation}${COLUMNS}&listing_status=eq.active&limit=1&order=id&${filter}`;
  const [one] = await rest<Listing>(`vehicles?${query}`);
  if (!one) throw new Error(`No car for sale with ${filter}`);
  return one;
}

const digits = (text: string) => Number(text.replace(/[^\d]/g, '')) * (/[−-]/.test(text) ? -1 : 1);

/** Applies the verdict's rule to a listing. */
function judge({ price, valuation }: Listing) {
  if (!valuation) return { label: 'No verdict', isVerified: false };
  const { value, low_80, high_80, low_90, high_90 } = valuation;
  const judged = { value, range80: [low_80, high_80], range90: [low_90, high_90] } as const;
  return {
    label: verdictLabel(price, value, verdictOf(price, judged)),
    isVerified: isVerifiedPrice(price, judged),
  };
}

test('a card has its verdict, and the AI Verified badge only if the price is in a narrow 80% range', async ({
  page,
}) => {
  const seen: boolean[] = [];
  for (const address of ['/vehicles', '/vehicles?page=2', '/vehicles?page=3']) {
    await page.goto(address);
    const shown = new Map<string, string>();
    for (const one of await cards(page).all()) {
      const id =
        (await one.getByRole('link', { name: /^View Details/ }).getAttribute('href'))
          ?.split('/')
          .at(-1) ?? '';
      shown.set(id, (await one.textContent()) ?? '');
    }
    const ids = [...shown.keys()].join();
    for (const listing of await rest<Listing>(`vehicles?select=${LISTING}&id=in.(${ids})`)) {
      const { label: judged, isVerified } = judge(listing);
      // On a card a category stands in place of the verdict.
      const label = writeOffLabel(listing.write_off ?? null) ?? judged;
      const text = shown.get(listing.id) ?? '';
      // A card without a verdict says nothing; the car's page explains why.
      if (label === 'No verdict') expect(text, listing.id).not.toMatch(/verdict|usual/);
      else expect(text, listing.id).toContain(label);
      expect(text.includes('AI Verified'), `${listing.id}: ${text}`).toBe(isVerified);
      seen.push(isVerified);
    }
  }
  expect(seen).toContain(true);
  expect(seen).toContain(false);
});

test('the verdict on a vehicle page leads to reasons that sum to the value @noscript @phone', async ({
  page,
}) => {
  // The order is by mileage, because the newest cars are those that other journeys list.
  const found = await rest<{ id: string }>(
    'rpc/search_vehicles?select=id&is_verified=is.true&limit=20',
    'POST',
    { p_limit: 100, p_sort: 'mileage_asc' },
  );
  const ids = found.map(({ id }) => id).join();
  const car = await listed(`id=in.(${ids})&engine_size=not.is.null`);
  const { low_80, high_80, low_90, high_90, value } = car.valuation ?? NONE;
  await page.goto(`/vehicles/${car.id}`);
  const aside = page.getByRole('complementary', { name: 'Price and seller' });
  await expect(aside.getByRole('link', { name: 'AI Verified' })).toBeVisible();
  await expect(aside).toContainText(
    `Eight in ten such cars ask ${formatPrice(low_80)} to ${formatPrice(high_80)}, around ${formatPrice(value)}.`,
  );
  const section = aside.getByRole('region', { name: 'Valuation', exact: true });
  await expect(section).toContainText(`80% range${formatPrice(low_80)} to ${formatPrice(high_80)}`);
  await expect(section).toContainText(`90% range${formatPrice(low_90)} to ${formatPrice(high_90)}`);
  await expect(section).toContainText('Asking prices, not sale prices');
  const reasons = section.getByRole('table', { name: 'From a typical advert to this car' });
  await expect(reasons).toBeHidden();
  await aside.getByRole('link', { name: judge(car).label }).click();
  await expect(reasons).toBeInViewport();
  const figures = (await reasons.getByRole('cell').allTextContents()).map(digits);
  expect(figures.length).toBeGreaterThan(4);
  expect(figures.pop()).toBe(value);
  expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(value);
  await expect(section).toContainText(/valued \d{1,2} \p{L}+ \d{4}/u);
  await section.getByRole('link', { name: 'How far to trust it' }).click();
  await expect(page).toHaveURL('/evidence/valuation');
});

test('a car with too wide a range has no verdict and says why, without a badge or a warning', async ({
  page,
}) => {
  const car = await listed('valuation.verdict=eq.none', 'valuation:vehicle_valuations!inner');
  await page.goto(`/vehicles/${car.id}`);
  const aside = page.getByRole('complementary', { name: 'Price and seller' });
  await expect(aside.getByRole('heading', { name: 'No verdict' })).toBeVisible();
  await expect(aside).toContainText(
    /Eight in ten such cars ask £[\d,]+ to £[\d,]+, too wide to judge by: \p{L}+/u,
  );
  await expect(aside.getByRole('region', { name: 'Valuation', exact: true })).toContainText(
    '90% range',
  );
  await expect(aside.getByText('AI Verified')).toHaveCount(0);
  await expect(aside).not.toContainText(/overpriced|too (dear|high|cheap|low)|suspicious|warning/i);
});

test('a car without mileage has no valuation, and says so', async ({ page }) => {
  const car = await listed('mileage=is.null');
  await page.goto(`/vehicles/${car.id}`);
  await expect(page.getByRole('heading', { name: 'No verdict' })).toBeVisible();
  await expect(page.getByText('Its mileage is not given')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Valuation', exact: true })).toHaveCount(0);
});

type Rival = Record<'price' | 'year' | 'mileage', number> & {
  id: string;
  seller_id: string;
  valuation: { verdict: string } | null;
};

test('a car is unbeaten if it beats two of its model in price, age and miles, and none beats it @noscript', async ({
  page,
}) => {
  const large = await rest<{ model_id: string }>('model_standings?select=model_id&vehicles=gt.8');
  const winning = await rest<{ model_id: string }>(
    'vehicle_standings?select=model_id&beats_two=is.true&is_beaten=is.false',
  );
  const winnersOf = ({ model_id }: { model_id: string }) =>
    winning.filter((car) => car.model_id === model_id).length;
  const [model] = large.sort((a, b) => winnersOf(b) - winnersOf(a));
  const rivals = await rest<Rival>(
    `vehicles?select=id,seller_id,price,year,mileage,valuation:vehicle_valuations(verdict)&listing_status=eq.active&mileage=not.is.null&model_id=eq.${model?.model_id}`,
  );
  expect(rivals.length).toBeGreaterThan(8);
  const beats = (one: Rival, other: Rival) =>
    one.price < other.price && one.year > other.year && one.mileage < other.mileage;
  const winners = (car: Rival) => rivals.filter((rival) => beats(rival, car));
  /** Others are no witnesses, and nothing is said of them. */
  const isFair = ({ valuation }: Rival) => valuation !== null && valuation.verdict !== 'far_below';
  const witnesses = (car: Rival) => winners(car).filter(isFair);
  const losers = (car: Rival) =>
    rivals.filter(
      (rival) => beats(car, rival) && isFair(rival) && rival.seller_id !== car.seller_id,
    );
  const unbeaten = rivals.find(
    (car) => witnesses(car).length === 0 && losers(car).length >= 2 && isFair(car),
  );
  const beaten = rivals.find((car) => witnesses(car).length > 0 && isFair(car));
  await page.goto(`/vehicles/${unbeaten?.id}`);
  await expect(page.getByRole('region', { name: 'Unbeaten' })).toContainText(
    `none of the ${rivals.length - 1} others`,
  );
  await page.goto(`/vehicles/${beaten?.id}`);
  const region = page.getByRole('region', { name: /^Beaten by / });
  const [cheapest] = beaten ? witnesses(beaten).sort((a, b) => a.price - b.price) : [];
  const witness = region.getByRole('link').first();
  await expect(witness).toContainText(formatPrice(cheapest?.price ?? 0));
  await witness.click();
  await expect(page).toHaveURL(/\/vehicles\/[\da-f-]+$/);
  await expect(page.getByRole('complementary', { name: 'Price and seller' })).toContainText(
    formatPrice(cheapest?.price ?? 0),
  );
});

test('the home page points out a car under the usual price @noscript @phone', async ({ page }) => {
  await page.goto('/');
  const callout = page.getByRole('link', { name: /^£[\d,]+ under the usual price/ });
  const [verdict = '', title = ''] =
    (await callout.textContent())?.split(/(?<=usual price)|, £/) ?? [];
  await callout.click();
  await expect(page.getByRole('heading', { name: verdict })).toBeVisible();
  await expect(page.getByRole('link', { name: 'AI Verified' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
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
    await page.locator('summary', { hasText: `Figures by ${by}` }).click();
    const table = page.getByRole('region', { name: `Figures by ${by}` }).getByRole('row');
    await expect(table).toHaveCount(rows.length + 1);
    for (const [index, { coverage80, coverage90 }] of rows.entries()) {
      await expect(table.nth(index + 1)).toContainText(percent(coverage80) + percent(coverage90));
    }
  }
  for (const limit of card.limits) await expect(page.getByText(limit)).toBeVisible();
});
