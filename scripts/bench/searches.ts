import postgres, { type JSONValue, type Sql, type TransactionSql } from 'postgres';
import { createRandom } from '../seed/prng';
import { atMost, note, type Row } from './table';

const CHANGED = 10_000;
const SEARCHES = 5000;
/** Ten times as many have ten times the matches: the time of each is to stay. */
const MANY_SEARCHES = 50_000;
const SECONDS = 60;
/** Changed listings of one call, as the job asks. */
const BATCH = 400;

type Car = {
  make_id: string;
  model_id: string;
  name: string;
  fuel_type: string;
  body_type: string;
  transmission: string;
  price: number;
  year: number;
  latitude: number | null;
  longitude: number | null;
};
type Filters = Record<string, JSONValue>;

class Undo extends Error {}

/** Returns filters as shoppers save them, around a car for sale: mostly of one model, some of a place or a body type. */
function filtersOf(car: Car, random: ReturnType<typeof createRandom>): Filters {
  const { make_id, model_id, fuel_type, body_type, transmission, price, year } = car;
  const filters: Filters = { price_max: Math.ceil((price * random.int(8, 13)) / 10 / 500) * 500 };
  const kind = random.int(1, 100);
  if (kind <= 70) filters.make_ids = [make_id];
  if (kind <= 55) filters.model_ids = [model_id];
  if (kind > 70 && kind <= 80) {
    filters.search = `${car.name} ${transmission}`;
    filters.terms = [{ models: [model_id] }, { transmissions: [transmission] }];
  }
  if (kind > 75 && kind <= 95) filters.body_types = [body_type];
  if (kind > 90) filters.fuels = [fuel_type];
  if (random.chance(0.3)) filters.year_min = year - random.int(0, 4);
  if (random.chance(0.3)) filters.mileage_max = random.int(4, 20) * 5000;
  if (random.chance(0.2)) filters.transmissions = [transmission];
  if (random.chance(0.1)) filters.verdicts = ['under', 'at'];
  if (car.latitude !== null && (kind > 80 || random.chance(0.3)))
    Object.assign(filters, {
      latitude: car.latitude,
      longitude: car.longitude,
      radius_miles: random.pick([10, 25, 50]),
    });
  return filters;
}

async function addSearches(sql: TransactionSql, count: number) {
  const random = createRandom('saved searches');
  const cars = await sql<Car[]>`
    select v.make_id, v.model_id, m.search_text as name, v.fuel_type, v.body_type, v.transmission, v.price, v.year,
      v.latitude, v.longitude
    from public.vehicles v join public.vehicle_models m on m.id = v.model_id
    where v.listing_status = 'active' order by md5(v.id::text) limit 5000`;
  const [subscriber] = await sql<{ id: string }[]>`
    insert into private.search_subscribers (email) values ('bench@example.test') returning id`;
  for (let first = 0; first < count; first += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - first) }, () =>
      filtersOf(random.pick(cars), random),
    );
    await sql`
      insert into public.saved_searches (subscriber_id, query, filters, name, frequency, confirmed_at)
      select ${subscriber?.id ?? ''}, 'q=' || (${first}::integer + n), filters, 'Cars', 'daily', now()
      from jsonb_array_elements(${sql.json(rows)}) with ordinality as given (filters, n)`;
  }
  await sql`analyze public.saved_searches, private.search_plans, private.search_keys`;
}

/** Returns the seconds of matching CHANGED listings whose price fell, and how many cars came into how many searches. */
async function match(sql: TransactionSql, searches: number) {
  await addSearches(sql, searches);
  await sql`
    update public.vehicles set price = price * 9 / 10 where id in (
      select id from public.vehicles where listing_status = 'active' and price > 1000
      order by md5(id::text || 'changed') limit ${CHANGED})`;
  await sql`analyze private.changed_listings`;
  const started = performance.now();
  for (;;) {
    const [row] = await sql<{ taken: number }[]>`
      select public.match_changed_listings(${BATCH}) as taken`;
    if (!row?.taken) break;
  }
  const seconds = (performance.now() - started) / 1000;
  const [row] = await sql<{ matches: number }[]>`
    select count(*)::integer as matches from public.saved_search_matches`;
  return { seconds, matches: row?.matches ?? 0 };
}

/** Runs `work` in a transaction and undoes it. */
async function undone<T>(sql: Sql, work: (sql: TransactionSql) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await sql.begin(async (transaction) => {
      result = { value: await work(transaction) };
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  if (!result) throw new Error('The searches were not measured.');
  return result.value;
}

const count = (value: number) => value.toLocaleString('en-GB');
const comparing = (searches: number) =>
  `${count(CHANGED)} changed listings compared with ${count(searches)} saved searches`;

const described = ({ seconds, matches }: { seconds: number; matches: number }) =>
  `${seconds.toFixed(1)} s, ${count(matches)} matches, ${((seconds / matches) * 1e6).toFixed(0)} µs each`;

/** Measures the job of saved searches on one connection. */
export async function measureSearches(databaseUrl: string): Promise<Row[]> {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  try {
    const few = await undone(sql, (run) => match(run, SEARCHES));
    const many = await undone(sql, (run) => match(run, MANY_SEARCHES));
    return [
      atMost(comparing(SEARCHES), {
        value: few.seconds,
        shown: described(few),
        limit: SECONDS,
        unit: 's',
      }),
      note(comparing(MANY_SEARCHES), described(many)),
    ];
  } finally {
    await sql.end({ timeout: 5 });
  }
}
