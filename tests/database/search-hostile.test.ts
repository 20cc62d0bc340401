import { randomUUID } from 'node:crypto';
import type { JSONValue } from 'postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { BODY_TYPES, type BodyType, FUEL_TYPES, type FuelType } from '@/lib/listings/constants';
import { ulez } from '@/lib/running-costs/ulez';
import { addPeopleAndCars } from './fixtures';
import { type Actor, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

const nested = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`);
const ids = Array.from({ length: 10_000 }, () => randomUUID());
const INJECTION = "'; drop table public.vehicles; --";

/** Runs each search function; returns their SQLSTATE or 'result'. */
async function outcomes(filters: JSONValue) {
  const calls = ['search_vehicles($1::jsonb)', `search_facets($1::jsonb, '{make,price,features}')`];
  return Promise.all(
    calls.map((call) =>
      database
        .as(STRANGER, (sql) => sql.unsafe(`select * from ${call}`, [sql.json(filters)]))
        .then(
          () => 'result',
          (error: { code: string }) => error.code,
        ),
    ),
  );
}

test.each<[string, JSONValue]>([
  ['a text for a number', { price_max: 'cheap' }],
  ['a text for a list', { fuels: 'diesel' }],
  ['a list for a number', { year_min: [2020] }],
  ['an object for a text', { search: { a: 1 } }],
  ['an unknown choice', { fuels: ['coal'] }],
  ['an id that is none', { make_ids: ['ford'] }],
  ['ten thousand ids', { make_ids: ids, model_ids: ids }],
  ['a number that is too large', { price_max: 1e300 }],
  ['the largest number', { price_max: 2147483647, mileage_max: 2147483647, tax_max: 2147483647 }],
  ['the largest number of years', { year_max: 2147483647, seats_min: 9, owners_max: 2147483647 }],
  ['no number', { latitude: 'NaN', longitude: 'NaN', radius_miles: 'NaN' }],
  ['an infinite radius', { latitude: 53.8, longitude: -1.5, radius_miles: 'Infinity' }],
  ['a radius that is no number', { latitude: 53.8, longitude: -1.5, radius_miles: 'NaN' }],
  ['an engine that is no number', { engine_min: 'NaN', engine_max: 'NaN' }],
  ['an infinite engine', { engine_max: 'Infinity' }],
  ['deep nesting', { search: 'a', terms: nested }],
  ['terms that are no objects', { search: 'a', terms: [1, 'a', null] }],
  ['terms that are no list', { search: 'a', terms: { models: [] } }],
  ['an empty term', { search: 'zzz', terms: [{}, {}] }],
  ['a term with codes', { search: 'zzz', terms: [{ codes: [INJECTION] }] }],
  ['empty lists', { fuels: [], make_ids: [], features: [], terms: [] }],
  ['nulls in lists', { fuels: [null], features: [null, null], doors: [null], ulez: [null] }],
  ['lists of lists', { features: [['a'], ['b']] }],
  ['SQL in texts', { search: INJECTION, trims: [INJECTION], features: [INJECTION, 'b'] }],
  ['SQL in keys', { [INJECTION]: 1, 'v.id': 2 }],
  ['a format placeholder', { search: '%s%I%L $1 @', trims: ['@ where'], ulez: ['%s'] }],
  ['no object', [1, 2]],
  ['a text', 'golf'],
  ['null', null],
])('%s gives a result or an error of input', async (_name, filters) => {
  for (const outcome of await outcomes(filters))
    expect(['result', '22P02', '22003', '22023', '22004', '2202E']).toContain(outcome);
});

test.each<[string, JSONValue]>([
  ['thirteen words', { search: 'zzz', terms: Array(13).fill({ seats: [5] }) }],
  [
    'a hundred and one features',
    {
      search: 'zzz',
      terms: Array(2).fill({ features: Array.from({ length: 51 }, (_, n) => `x${n}`) }),
    },
  ],
  ['a megabyte', { search: 'zzz', terms: [{ models: Array(15_000).fill(ids[0] ?? '') }] }],
  ['fifty-one trims', { trims: Array.from({ length: 51 }, (_, n) => `t${n}`) }],
])('%s are too much', async (_name, filters) => {
  expect(await outcomes(filters)).toEqual(['22023', '22023']);
});

describe('only vehicles for sale are read', () => {
  test.each<[string, () => Actor]>([
    ['anonymous', () => STRANGER],
    ['a stranger', () => world.stranger],
    ['the owner', () => world.owner],
  ])('%s', async (_name, actor) => {
    const [row] = await database.as(
      actor(),
      (sql) => sql`select
        array(select id from search_vehicles()) as found,
        search_facets('{}', '{make,price}') as facets,
        search_facets('{"price_min": 9000000}') as few,
        search_vocabulary() as words`,
    );
    expect(row?.found).toEqual([world.active]);
    expect(row?.facets).toMatchObject({
      total: 1,
      counts: { make: { [world.model.model_id]: 1 }, price: { 5: 1 } },
    });
    expect(row?.few.relaxations).toEqual([{ facet: 'price', change: null, vehicles: 1 }]);
    expect(row?.words).toEqual({ trims: [], trim_models: {}, features: [] });
  });
});

test('the emission standard of a search is never surer than that of the page', async () => {
  const [row] = await database.sql`select private.ulez_expression() as expression`;
  const rows = await database.sql.unsafe(`
    select v.*, ${row?.expression} as standard
    from unnest(enum_range(null::fuel_type)) fuel, unnest(enum_range(null::body_type)) body,
    generate_series(1960, 2026) made,
    lateral (select fuel as fuel_type, body as body_type, made as year) v`);
  expect(rows).toHaveLength(Object.keys(FUEL_TYPES).length * Object.keys(BODY_TYPES).length * 67);
  for (const { fuel_type, body_type, year, standard } of rows) {
    const car = { fuelType: fuel_type as FuelType, bodyType: body_type as BodyType, year };
    const page = ulez({
      ...car,
      make: 'Ford',
      model: 'Fiesta',
      transmission: 'manual',
      engineSize: null,
      registrationNumber: null,
    });
    if (standard !== 'ask') expect([car, page.ulez]).toEqual([car, standard]);
  }
});
