import postgres from 'postgres';
import {
  BODY_TYPES,
  COLOURS,
  FUEL_TYPES,
  SELLER_TYPES,
  SERVICE_HISTORIES,
  TRANSMISSIONS,
} from '../../lib/listings/constants';
import type { SqlFilters } from '../../lib/search/sql-filters';
import { createRandom, type Random } from '../seed/prng';
import { percentile } from './statistics';
import { atMost, figure, type Row } from './table';

/** A list with fewer cars offers changed filters that would find more. */
const FEW = 6;
const LEEDS = { latitude: 53.7974, longitude: -1.5531 };
type Query = Partial<SqlFilters>;

/** Returns up to eight random filters. */
function randomFilters(random: Random, makes: string[]): Query {
  const some = <T extends string>(values: Record<T, unknown>) =>
    random.some(Object.keys(values) as T[], random.int(1, 3));
  const choices: (() => Query)[] = [
    () => ({ make_ids: random.some(makes, random.int(1, 2)) }),
    () => ({ fuels: some(FUEL_TYPES) }),
    () => ({ transmissions: some(TRANSMISSIONS) }),
    () => ({ body_types: some(BODY_TYPES) }),
    () => ({ colours: some(COLOURS) }),
    () => ({ seller_types: some(SELLER_TYPES) }),
    () => ({ service_histories: some(SERVICE_HISTORIES) }),
    () => ({ price_max: random.int(1, 60) * 500 }),
    () => ({ price_min: random.int(10, 120) * 500 }),
    () => ({ year_min: random.int(1995, 2026) }),
    () => ({ year_max: random.int(1980, 2020) }),
    () => ({ mileage_max: random.int(1, 100) * 1000 }),
    () => ({ seats_min: random.int(2, 9) }),
    () => ({ owners_max: random.int(0, 3) }),
    () => ({ features: ['ISOFIX child seat points', 'Tow bar'] }),
    () => ({ ...LEEDS, radius_miles: random.pick([1, 10, 50]) }),
  ];
  return Object.assign({}, ...random.some(choices, random.int(2, 8)).map((choose) => choose()));
}

/** Counts the random lists of few cars that offer no filters that would find more. */
export async function measureDeadEnds(databaseUrl: string, count: number): Promise<Row> {
  const random = createRandom('dead ends');
  const sql = postgres(databaseUrl, { max: 2, prepare: false, onnotice: () => {} });
  try {
    const makes = (await sql`select id from vehicle_makes order by id`).map(({ id }) => String(id));
    const times: number[] = [];
    let few = 0;
    let deadEnds = 0;
    const ask = async (query: Query) => {
      const started = performance.now();
      const [row] = await sql`select search_facets(${sql.json(query)}) as facets`;
      const { total, relaxations, missed = [] } = row?.facets ?? {};
      if (total >= FEW) return;
      few += 1;
      times.push(performance.now() - started);
      if (relaxations.length + missed.length === 0) deadEnds += 1;
    };
    for (let n = 0; n < count; n += 2) {
      await Promise.all([0, 1].map(() => ask(randomFilters(random, makes))));
    }
    const shown = `${deadEnds} of ${few} with few cars, p50 ${figure(percentile(times, 50))} ms`;
    const what = `Dead ends in ${count.toLocaleString('en-GB')} random lists`;
    return atMost(what, { value: deadEnds, shown, limit: 0 });
  } finally {
    await sql.end();
  }
}
