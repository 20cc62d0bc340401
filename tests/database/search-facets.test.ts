import type { JSONValue } from 'postgres';
import { beforeAll, expect, test } from 'vitest';
import { NO_FILTERS } from '@/lib/search/filters';
import { sqlFilters } from '@/lib/search/sql-filters';
import { parseSearch } from '@/lib/search/words/parse-search';
import { createRandom } from '@/scripts/seed/prng';
import { runs } from '../whole';
import {
  conditionsOf,
  countFeatures,
  countsOf,
  FACETS,
  fewestMissed,
  matching,
  nameCondition,
  type Query,
} from './search-oracle';
import { randomQueries } from './search-queries';
import { addSearchWorld, type Car, FEATURES, TRIMS } from './search-world';
import { openDatabase, STRANGER, type TestDatabase } from './support';

type World = Awaited<ReturnType<typeof addSearchWorld>>;
type Relaxation = { facet: string; change: Query | null; vehicles: number };
type Facets = {
  total: number;
  counts: Record<string, Record<string, number>>;
  features: Record<string, number>;
  relaxations: Relaxation[];
  missed?: string[];
};

let database: TestDatabase;
let world: World;
let places: Map<string, { latitude: number; longitude: number }>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addSearchWorld(database.sql);
  const outcodes = await database.sql`select outcode, latitude, longitude from outcodes`;
  places = new Map(
    outcodes.map(({ outcode, latitude, longitude }) => [outcode, { latitude, longitude }]),
  );
});

const compare = <T>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);
const SORTS: Record<string, (a: Car, b: Car) => number> = {
  newest: (a, b) => world.cars.indexOf(b) - world.cars.indexOf(a),
  price_asc: (a, b) => a.price - b.price || compare(a.id, b.id),
  mileage_desc: (a, b) => (b.mileage ?? -1) - (a.mileage ?? -1) || compare(b.id, a.id),
  year_desc: (a, b) => b.year - a.year || compare(b.id, a.id),
};

/** Runs one statement for many queries. */
const asked = <T extends object>(queries: Query[], call: string): Promise<T[]> =>
  database.as(
    STRANGER,
    (sql) =>
      sql.unsafe(
        `select ${call} from jsonb_array_elements($1::jsonb) with ordinality as given (q, n) order by n`,
        [sql.json(queries as JSONValue)],
      ) as unknown as Promise<T[]>,
  );

test('random searches equal brute force: ids, order and total', async () => {
  const names = Object.keys(SORTS);
  const queries = randomQueries('searches', runs(200, 2000), world).map((filters, n) => ({
    filters,
    sort: names[n % names.length] ?? '',
    offset: (n % 3) * 7,
  }));
  const found = await asked<{ page: { ids: string[]; totals: number[] } }>(
    queries,
    `(select jsonb_build_object('ids', coalesce(jsonb_agg(id order by ordinality), '[]'),
       'totals', coalesce(jsonb_agg(distinct total_count), '[]'))
     from search_vehicles(q -> 'filters', q ->> 'sort', 100, (q ->> 'offset')::integer)
       with ordinality as page_rows) as page`,
  );
  for (const [n, { filters, sort, offset }] of queries.entries()) {
    const cars = matching(world.cars, conditionsOf(filters, places)).toSorted(SORTS[sort]);
    const ids = cars.slice(offset, offset + 100).map(({ id }) => id);
    expect(found[n]?.page, JSON.stringify(queries[n])).toEqual({
      ids,
      totals: ids.length > 0 ? [cars.length] : [],
    });
  }
});

/** Returns the query with a relaxation's change. */
function changed(query: Query, { facet, change }: Relaxation): Query | null {
  if (change === null) return null;
  if (facet !== 'search') return { ...query, ...change };
  const terms = (query.terms as Query[]).filter((_, n) => n !== change.term);
  return { ...query, terms };
}

test('random counts equal brute force; each relaxation is exact and finds more', async () => {
  const queries = randomQueries('counts', runs(150, 700), world);
  const found = await asked<{ facets: Facets; bare: Facets }>(
    queries,
    `search_facets(q, '{features,${FACETS.join()}}') as facets, search_facets(q) as bare`,
  );
  let relaxed = 0;
  let misses = 0;
  for (const [n, query] of queries.entries()) {
    const facets = found[n]?.facets;
    if (!facets) throw new Error(`no row ${n}`);
    const { total, counts, features, relaxations, missed = [] } = facets;
    const conditions = conditionsOf(query, places);
    const label = JSON.stringify(query);
    expect(total, label).toBe(matching(world.cars, conditions).length);
    // Without choices, another statement counts it.
    expect(found[n]?.bare, label).toEqual({
      total,
      counts: {},
      relaxations,
      ...(facets.missed && { missed }),
    });
    expect(counts, label).toEqual(countsOf(world.cars, conditions));
    expect(features, label).toMatchObject(countFeatures(world.cars, conditions));
    // A list is no dead end: it names filters to leave out if no single change finds more.
    expect(total >= 6 || relaxations.length > 0 || missed.length > 0, label).toBe(true);
    if (total >= 6) expect(relaxations, label).toEqual([]);
    else {
      const open = Object.keys(conditions)
        .map((facet) => [facet, matching(world.cars, conditions, facet).length] as const)
        .filter(([, vehicles]) => vehicles > total);
      const dropped = relaxations.filter(({ change }) => change === null);
      expect(Object.fromEntries(dropped.map((r) => [r.facet, r.vehicles])), label).toEqual(
        Object.fromEntries(open),
      );
    }
    if (missed.length > 0) {
      misses += 1;
      expect(missed.length, label).toBe(fewestMissed(world.cars, conditions));
      const rest = Object.entries(conditions).filter(([facet]) => !missed.includes(facet));
      const found = matching(world.cars, Object.fromEntries(rest));
      expect(found.length, label).toBeGreaterThan(total);
    }
    for (const relaxation of relaxations) {
      expect(relaxation.vehicles, label).toBeGreaterThan(total);
      const query2 = changed(query, relaxation);
      if (!query2 || relaxation.facet === 'search') continue;
      relaxed += 1;
      const cars = matching(world.cars, conditionsOf(query2, places));
      expect([relaxation, cars.length], label).toEqual([relaxation, relaxation.vehicles]);
    }
  }
  expect(relaxed).toBeGreaterThan(queries.length / 2);
  expect(misses).toBeGreaterThan(queries.length / 100);
}, 120_000);

test('a part of make and model finds every vehicle with it; words with another meaning, those with the whole words', async () => {
  const random = createRandom('substrings');
  const makes = [...new Set(world.models.map(({ make_id }) => make_id))].map((id) => ({
    id,
    name: world.models.find(({ make_id }) => make_id === id)?.name.split(' ')[0] ?? '',
    models: world.models
      .filter(({ make_id }) => make_id === id)
      .map(({ model_id, name }) => ({ id: model_id, name: name.split(' ').slice(1).join(' ') })),
  }));
  const vocabulary = {
    makes,
    trims: TRIMS,
    trimModels: {},
    features: FEATURES,
    towns: [],
    regions: [],
  };
  const queries = Array.from({ length: runs(150, 500) }, (): Query => {
    const { name } = random.pick(world.models);
    const start = random.int(0, name.length - 1);
    const part = name.slice(start, random.int(start + 1, name.length));
    const search = random.pick([part, part.toUpperCase(), part.normalize('NFD')]);
    const { terms } = parseSearch(search, vocabulary);
    const placed = terms.flatMap(({ meaning }) => (meaning.place ? [] : { meaning, place: null }));
    // A request has no keys that are undefined.
    const filters = sqlFilters({ ...NO_FILTERS, search }, { place: null, terms: placed });
    return JSON.parse(JSON.stringify(filters));
  });
  const found = await asked<{ ids: string[] }>(
    queries,
    'array(select id from search_vehicles(q, null, 100) union select id from search_vehicles(q, null, 100, 100)' +
      ' union select id from search_vehicles(q, null, 100, 200) union select id from search_vehicles(q, null, 100, 300)) as ids',
  );
  for (const [n, query] of queries.entries()) {
    const isNamed = nameCondition(query) ?? (() => true);
    const missing = world.cars.filter((car) => isNamed(car) && !found[n]?.ids.includes(car.id));
    expect(missing, JSON.stringify(query)).toEqual([]);
  }
});
