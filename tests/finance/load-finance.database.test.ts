import { beforeAll, expect, test } from 'vitest';
import { loadFinance } from '@/app/finance/load-finance';
import { NO_FILTERS } from '@/lib/search/filters';
import { priceOfMonthly } from '@/lib/search/monthly-budget';
import { resolveSearch, searchVehicles } from '@/lib/search/queries';
import { addModel, addSeller, insert, VEHICLE } from '../database/fixtures';
import { openBackend } from '../local/backend-world';

const world = openBackend();
const PRICES = [4000, 6000, 8000, 10_000, 12_000] as const;
let dear = '';
let sold = '';
let electric = '';

beforeAll(async () => {
  const seller_id = await addSeller(world.sql);
  const model = await addModel(world.sql, 'Ford', 'Fiesta');
  const add = (values: object) =>
    insert(world.sql, 'vehicles', { ...VEHICLE, ...model, seller_id, ...values });
  for (const price of PRICES) dear = await add({ price });
  sold = await add({ listing_status: 'sold' });
  electric = await add({ price: 30_000, fuel_type: 'electric' });
});

const load = (query: string) => loadFinance(new URLSearchParams(query));
const TERMS = 'months=48&apr=9.9&deposit=2000';

test('a car fills in its present price, and a changed one is told', async () => {
  const opened = await load(`vehicle=${dear}`);
  expect(opened).toMatchObject({ isAsked: false, errors: {}, notice: null });
  expect(opened.values.price).toBe('12000');
  const same = await load(`vehicle=${dear}&price=12,000&${TERMS}`);
  expect(same.notice).toBeNull();
  expect(same.quote).toMatchObject({ cashPrice: 1_200_000, monthly: 25_113 });
  const changed = await load(`vehicle=${dear}&price=12500&${TERMS}`);
  expect(changed.notice).toEqual({
    title: 'The price is £12,000 now',
    text: 'The address says £12,500. These figures are for the present price.',
    oldPrice: '12500',
  });
  expect(changed.quote?.cashPrice).toBe(1_200_000);
});

test.each([
  ['that is sold', () => sold],
  ['that never was', () => '00000000-0000-4000-8000-000000000000'],
  ['with a malformed id', () => "' or 1=1"],
])('a car %s is told, and the typed price is worked out', async (_, id) => {
  const query = new URLSearchParams(`${TERMS}&price=9000`);
  query.set('vehicle', id());
  const { notice, vehicle, quote } = await loadFinance(query);
  expect(notice?.title).toBe('This car is not, or no longer, for sale here');
  expect([vehicle, quote?.cashPrice]).toEqual([null, 900_000]);
});

test('a PCP without a final payment has one suggested, or says why not', async () => {
  const pcp = `kind=pcp&${TERMS}`;
  const suggested = await load(`vehicle=${dear}&miles=8000&${pcp}`);
  expect(suggested.errors).toEqual({});
  expect(Number(suggested.values.final) * 100).toBe(suggested.quote?.final);
  expect(suggested.quote?.final).toBeGreaterThan(0);
  expect(suggested.finalBasis).toContain('4 years older');
  const typed = await load(`vehicle=${dear}&miles=8000&final=1000&${pcp}`);
  expect([typed.quote?.final, typed.finalBasis]).toEqual([100_000, null]);
  const errors = async (query: string) => (await load(`${pcp}&${query}`)).errors.final;
  expect(await errors(`vehicle=${dear}`)).toContain('or the miles a year to have it suggested');
  expect(await errors(`vehicle=${electric}&miles=8000`)).toContain('We cannot value this car');
  expect(await errors('price=9000&miles=8000')).toBe('Type the final payment of your quotation');
  const { errors: all } = await load('kind=pcp&months=48&apr=0&deposit=2000&price=9000&final=8000');
  expect(all.final).toContain('less than £1 a month');
});

test('a list by monthly payment has the cars whose hire purchase costs no more', async () => {
  const budget = { sum: 150, deposit: 1000, months: 60, apr: 0 };
  expect(priceOfMonthly(budget)).toBe(10_000);
  const filters = { ...NO_FILTERS, monthlyMax: '150-1000-60-0', sort: 'price_asc' as const };
  const found = await searchVehicles(filters);
  expect(found.vehicles.map(({ price }) => price)).toEqual([4000, 6000, 8000, 10_000]);
  const capped = await searchVehicles({ ...filters, priceMax: 7000 });
  expect(capped.vehicles.map(({ price }) => price)).toEqual([4000, 6000]);
  // A sum that reaches the next dearer car is offered.
  expect(
    found.relaxations.map(({ label, filters: changed, total }) => [
      label,
      changed.monthlyMax,
      total,
    ]),
  ).toContainEqual([
    'up to £192 a month at £1,000 deposit, 60 months, 0% APR, not a credit offer',
    '192-1000-60-0',
    5,
  ]);
  // A saved search has the same bound.
  const saved = await resolveSearch(filters);
  expect(saved.sql.price_max).toBe(10_000);
  expect(saved.labels).toEqual([
    'Up to £150 a month at £1,000 deposit, 60 months, 0% APR, not a credit offer',
  ]);
});

test('a sum that no car costs so little finds none, and is dropped or raised', async () => {
  const none = await searchVehicles({ ...NO_FILTERS, monthlyMax: '10-0-12-99', priceMin: 3000 });
  expect(none.total).toBe(0);
  expect(none.relaxations.length).toBeGreaterThan(0);
  for (const { filters, total } of none.relaxations) {
    expect((await searchVehicles(filters)).total).toBe(total);
    expect(total).toBeGreaterThan(0);
  }
});
