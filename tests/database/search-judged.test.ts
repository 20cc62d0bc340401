import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { VERDICTS, type Verdict, verdictOf } from '@/lib/listings/verdict';
import {
  addModel,
  addRunningCosts,
  addSeller,
  addVehicleValuation,
  insert,
  VEHICLE,
} from './fixtures';
import type { SearchFilters, SearchPage } from './search-support';
import { openDatabase, STRANGER, type TestDatabase } from './support';

const CARS = 120;
const FUELS: string[] = ['petrol', 'diesel', 'electric'];

type Car = {
  id: string;
  price: number;
  fuel_type: string;
  verdict: Verdict;
  ratio: number | null;
  tax: number | null;
};

let database: TestDatabase;
let cars: Car[];

/** Returns the verdict on a price, and what it is sorted by. */
function judged(
  price: number,
  range80: readonly [number, number] | null,
): Pick<Car, 'verdict' | 'ratio'> {
  if (!range80) return { verdict: 'none', ratio: null };
  const [low, high] = range80;
  const verdict = verdictOf(price, { value: 11_500, range80, range90: [low - 100, high + 100] });
  if (verdict === 'none' || verdict === 'far_below') return { verdict, ratio: null };
  if (high - low === 3000) return { verdict, ratio: price / 11_500 };
  return { verdict, ratio: price / Math.min(Math.max(price, low), high) };
}

/** Returns deterministic numbers that seem independent. */
const dice = (n: number, sides: number) => ((n * 2_654_435_761) >>> 7) % sides;

/** 80% ranges of vehicles valued at £11,500: too wide for a verdict, wide on either side, and narrow. */
const RANGES = [
  [7500, 15_500],
  [10_500, 15_500],
  [7500, 11_600],
  [10_000, 13_000],
] as const;

/**
 * Adds vehicles: a sixth have no valuation, a sixth one too wide for a verdict, a third have no running costs, and one
 * in twelve costs less than its 90% range, at any width.
 */
beforeAll(async () => {
  database = await openDatabase();
  const { sql } = database;
  const seller_id = await addSeller(sql);
  const model = await addModel(sql, 'Ford', 'Fiesta');
  cars = [];
  for (let n = 0; n < CARS; n += 1) {
    const isFarBelow = n % 6 > 0 && dice(n + 300, 10) === 0;
    const price = isFarBelow ? 5000 : 10_000 + dice(n, 30) * 100;
    const fuel_type = FUELS[dice(n + 500, 3)] ?? 'petrol';
    const values = { ...VEHICLE, ...model, seller_id, price, fuel_type };
    const id = await insert(sql, 'vehicles', values);
    const highest = dice(n + 900, 60) * 10;
    const typical = n % 3 === 1 ? null : dice(n + 700, highest + 1);
    const tax = n % 3 === 0 ? null : (typical ?? highest);
    if (tax !== null)
      await addRunningCosts(sql, id, { tax_low: 0, tax_typical: typical, tax_high: highest });
    const range80 = n % 6 > 0 ? (RANGES[(n % 6) - 1] ?? RANGES[3]) : null;
    if (range80) {
      const [low_80, high_80] = range80;
      await addVehicleValuation(sql, id, {
        value: 11_500,
        low_80,
        high_80,
        low_90: low_80 - 100,
        high_90: high_80 + 100,
      });
    }
    cars.push({ id, price, fuel_type, ...judged(price, range80), tax });
  }
});

const search = (filters: SearchFilters, page: SearchPage) =>
  database.as(
    STRANGER,
    (sql) => sql`
      select id, verdict, total_count
      from search_vehicles(${sql.json(filters)}, ${page.sort ?? null}, ${page.limit ?? null}, ${page.offset ?? null})`,
  );

const compareIds = (a: Car, b: Car) => (a.id < b.id ? -1 : 1);
const SORTED: Record<string, (a: Car, b: Car) => number> = {
  price_asc: (a, b) => a.price - b.price || compareIds(a, b),
  verdict: (a, b) => {
    const [isFarBelow, isOtherFarBelow] = [a, b].map(({ verdict }) => verdict === 'far_below');
    if (isFarBelow !== isOtherFarBelow) return isFarBelow ? 1 : -1;
    if (a.ratio === null || b.ratio === null) {
      if (a.ratio !== b.ratio) return a.ratio === null ? 1 : -1;
      return compareIds(a, b);
    }
    return a.ratio - b.ratio || compareIds(a, b);
  },
};

test('random searches by verdict and tax equal brute force: page, order and count', async () => {
  const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        verdicts: optional(fc.subarray(Object.keys(VERDICTS) as Verdict[], { minLength: 1 })),
        tax_max: optional(fc.integer({ min: 0, max: 600 })),
        price_max: optional(fc.integer({ min: 10_000, max: 13_000 })),
        fuels: optional(fc.subarray(FUELS, { minLength: 1 })),
      }),
      fc.record({
        sort: fc.constantFrom('price_asc', 'verdict'),
        limit: fc.integer({ min: 1, max: 100 }),
        offset: fc.nat(80),
      }),
      async (filters, { sort, limit, offset }) => {
        const { verdicts, tax_max: taxMax, price_max: priceMax, fuels } = filters;
        const expected = cars
          .filter(({ verdict }) => verdicts?.includes(verdict) ?? true)
          .filter(({ tax }) => taxMax === null || (tax !== null && tax <= taxMax))
          .filter(({ price }) => priceMax === null || price <= priceMax)
          .filter(({ fuel_type }) => fuels?.includes(fuel_type) ?? true)
          .toSorted(SORTED[sort]);
        const page = expected.slice(offset, offset + limit);
        const rows = await search(filters, { sort, limit, offset });
        expect(rows.map(({ id, verdict }) => [id, verdict])).toEqual(
          page.map(({ id, verdict }) => [id, verdict]),
        );
        for (const row of rows) expect(Number(row.total_count)).toBe(expected.length);
      },
    ),
    { numRuns: 150 },
  );
});

test('all verdicts of the filter together find every vehicle, valued or not, but those far below', async () => {
  const all = Object.keys(VERDICTS) as Verdict[];
  const [row] = await search({ verdicts: all }, { limit: 1 });
  const promoted = cars.filter(({ verdict }) => verdict !== 'far_below');
  expect(Number(row?.total_count)).toBe(promoted.length);
  expect(promoted.length).toBeLessThan(CARS);
});
