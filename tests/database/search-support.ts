import type { JSONValue } from 'postgres';
import { expect } from 'vitest';
import { addModel, addSeller, insert, VEHICLE } from './fixtures';
import { type Actor, openDatabase, STRANGER } from './support';

/** Keys of public.vehicle_filters. */
export type SearchFilters = Record<string, JSONValue>;
export type SearchPage = { sort?: string; limit?: number; offset?: number };

const CARS = {
  fiesta: { price: 5_000, year: 2012, mileage: 80_000, outward_code: 'LS1' },
  focus: {
    price: 9_000,
    year: 2016,
    mileage: 50_000,
    transmission: 'automatic',
    outward_code: 'M1',
  },
  zoe: { price: 11_000, year: 2020, mileage: null, fuel_type: 'electric', outward_code: 'SW1A' },
  kuga: { price: 120_000, year: 2024, mileage: 900, body_type: 'suv', outward_code: 'AB10' },
  nowhere: { price: 7_000, year: 2016, mileage: 250_000, fuel_type: 'diesel', outward_code: null },
};
type Car = keyof typeof CARS;

/** Returns the great-circle distance in miles. */
export const haversine = (lat1: number, lng1: number, lat2: number, lng2: number) => {
  const rad = Math.PI / 180;
  const a =
    Math.sin(((lat2 - lat1) * rad) / 2) ** 2 +
    Math.cos(lat1 * rad) * Math.cos(lat2 * rad) * Math.sin(((lng2 - lng1) * rad) / 2) ** 2;
  return 2 * 3958.8 * Math.asin(Math.sqrt(a));
};

/** Creates five active cars (oldest first), one in each other status, and search helpers. */
export async function openSearch() {
  const database = await openDatabase();
  const { sql } = database;
  const seller_id = await addSeller(sql);
  const ford = await addModel(sql, 'Ford', 'Fiesta');
  const models = {
    fiesta: ford,
    focus: await addModel(sql, 'Ford', 'Focus 100%'),
    zoe: await addModel(sql, 'Citroën', 'Zoe_R'),
    kuga: await addModel(sql, 'Ford', 'Kuga'),
    nowhere: await addModel(sql, 'BMW', '3 Series'),
  };
  const idOf = {} as Record<Car, string>;
  for (const [index, name] of (Object.keys(CARS) as Car[]).entries()) {
    const created_at = new Date(Date.UTC(2026, 0, 1 + index));
    const row = { ...VEHICLE, ...CARS[name], ...models[name], seller_id, created_at };
    idOf[name] = await insert(sql, 'vehicles', row);
  }
  for (const listing_status of ['draft', 'reserved', 'sold', 'archived']) {
    await insert(sql, 'vehicles', { ...VEHICLE, ...ford, seller_id, listing_status });
  }
  const nameOf = Object.fromEntries(Object.entries(idOf).map(([name, id]) => [id, name]));

  async function search(filters: SearchFilters, page: SearchPage = {}, actor: Actor = STRANGER) {
    const { sort = null, limit = null, offset = null } = page;
    const rows = await database.as(
      actor,
      (sql) =>
        sql`select * from search_vehicles(${sql.json(filters)}, ${sort}, ${limit}, ${offset})`,
    );
    return rows.map((row): Record<string, unknown> => ({ ...row, name: nameOf[row.id] }));
  }

  /** Returns the names found; asserts that every row's count equals their number. */
  async function names(filters: SearchFilters, page: SearchPage = {}) {
    const rows = await search(filters, page);
    for (const row of rows) expect(Number(row.total_count)).toBe(rows.length);
    return rows.map((row) => row.name);
  }

  return { database, ford, idOf, nameOf, search, names };
}
