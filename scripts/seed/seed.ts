import { setImmediate as turn } from 'node:timers/promises';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { costAllListings } from '@/lib/running-costs/cost-all-listings';
import { learnFromOwnStock, storedOwnFit } from '@/lib/valuation/learn-own-stock';
import { type ValueAllListingsOptions, valueAllListings } from '@/lib/valuation/value-all-listings';
import { UserFacingError } from '../../supabase/local/user-facing-error';
import { writeAdverts } from './adverts';
import { generateCatalogue, statusCounts } from './generate';
import type { SeedSeller } from './listing';
import {
  type ModelIds,
  saleRows,
  writeCatalogue,
  writeDepartures,
  writeSales,
  writeSellers,
} from './write';

export interface SeedOptions {
  databaseUrl: string;
  /** Active listings; drafts, reserved and sold ones are added. */
  vehicles?: number;
  /** First deletes all vehicles, and all sellers without an account. */
  replace?: boolean;
  /** Random seed; another text generates another catalogue. */
  seed?: string;
  today?: Date;
  /** Receives the number of listings written and the total. */
  onProgress?: (done: number, total: number) => void;
}

/** The demo's catalogue. */
export const DEMO = { vehicles: 1200, seed: 'forecourt' };

/** Listings per insert statement: a trade-off between memory and speed. */
const BATCH = 2000;

/** Returns whether there are any vehicles. */
export async function isSeeded(databaseUrl: string): Promise<boolean> {
  return withDatabase(databaseUrl, hasVehicles);
}

/**
 * Seeds the catalogue in one transaction, so that an interrupted seed leaves nothing. Deterministic for
 * the same options, including valuations. Throws UserFacingError when there are vehicles already and
 * `replace` is not set.
 */
export async function seedDatabase(
  options: SeedOptions,
): Promise<{ vehicles: number; seconds: number }> {
  const { vehicles = DEMO.vehicles, replace = false } = options;
  const started = performance.now();
  await withDatabase(options.databaseUrl, async (sql) => {
    await sql.begin(async (transaction) => {
      // Hosted projects have a statement timeout of two minutes.
      await transaction`set local statement_timeout = 0`;
      // Serialises concurrent seeds: the second waits, and then finds the vehicles of the first.
      await transaction`lock table public.vehicles in share row exclusive mode`;
      if (replace) await transaction`delete from public.vehicles`;
      if (await hasVehicles(transaction)) {
        throw new UserFacingError('There are vehicles already: --replace deletes them first.');
      }
      // These are of an earlier seed, whose ids are used again; its sellers have no account and no vehicles.
      await transaction`delete from public.vehicle_departures`;
      await transaction`delete from public.sellers where user_id is null`;
      // Made-up sales need made-up days in the log, and no stranger has a copy of an empty one.
      const isLogEmpty = await isEmpty(transaction, 'public.valuation_commitments');
      const ids = await writeCatalogue(transaction);
      // Adverts with a past begin their line of time once it is known.
      await transaction`alter table public.vehicles disable trigger record_first_advert`;
      const sales = await writeListings(transaction, { ...options, vehicles }, ids);
      await transaction`alter table public.vehicles enable trigger record_first_advert`;
      await writeAdverts(transaction, options.today ?? new Date());
      await writeDepartures(transaction);
      if (isLogEmpty) await writeSales(transaction, sales, options.today ?? new Date());
      await costAllListings(transaction, options.today);
      await transaction`select public.list_landing_pages()`;
      // Ends between other vehicles would leave parts of any size.
      await transaction`delete from public.sitemap_parts`;
      await transaction`select public.close_sitemap_parts()`;
    });
    // The planner needs statistics; counts by index-only scan need the visibility map.
    await sql`vacuum (analyze) public.vehicles, private.vehicle_facets`;
    await sql`analyze public.vehicle_valuations, public.vehicle_running_costs, public.sellers, public.vehicle_models, public.vehicle_makes, public.vehicle_private, private.vehicle_prices, private.advert_events, private.advert_chain`;
  });
  return { vehicles, seconds: (performance.now() - started) / 1000 };
}

/** Values active listings without a current valuation; see `valueAllListings`. */
export const valueCatalogue = (databaseUrl: string, options?: ValueAllListingsOptions) =>
  withDatabase(databaseUrl, (sql) => valueAllListings(sql, options));

/** Learns from what real adverts ask; see `learnFromOwnStock`. */
export const learnFromCatalogue = (databaseUrl: string) =>
  withDatabase(databaseUrl, (sql) => learnFromOwnStock(sql));

/** Works out the running costs of active listings without current ones; see `costAllListings`. */
export const costCatalogue = (databaseUrl: string) =>
  withDatabase(databaseUrl, async (sql) =>
    costAllListings(sql, new Date(), await storedOwnFit(sql)),
  );

/** Inserts each batch while the next one is generated. Returns the sales, for `writeSales`. */
async function writeListings(
  sql: TransactionSql,
  options: SeedOptions & { vehicles: number },
  ids: ReadonlyMap<string, ModelIds>,
) {
  const sales: ReturnType<typeof saleRows> = [];
  const total = Object.values(statusCounts(options.vehicles)).reduce((sum, part) => sum + part, 0);
  let done = 0;
  let writing = Promise.resolve();
  const write = async (batch: SeedSeller[]) => {
    await writeSellers(sql, batch, ids);
    sales.push(...saleRows(batch));
    done += sizeOf(batch);
    options.onProgress?.(done, total);
  };
  for await (const batch of batches(options)) {
    await writing;
    writing = write(batch);
    writing.catch(() => {}); // Prevents an unhandled rejection; the error is thrown at the await.
  }
  await writing;
  return sales;
}

async function* batches(options: SeedOptions & { vehicles: number }): AsyncGenerator<SeedSeller[]> {
  const { vehicles, seed = DEMO.seed, today = new Date() } = options;
  let batch: SeedSeller[] = [];
  for (const seller of generateCatalogue({ vehicles, seed, today })) {
    batch.push(seller);
    // Yields to the event loop, so that the pending insert progresses.
    await turn();
    if (sizeOf(batch) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const sizeOf = (batch: readonly SeedSeller[]) =>
  batch.reduce((sum, { vehicles }) => sum + vehicles.length, 0);

async function isEmpty(sql: Pick<Sql, never> & postgres.ISql, table: string): Promise<boolean> {
  const [row] = await sql`select exists (select from ${sql(table)}) as filled`;
  return row?.filled === false;
}

const hasVehicles = async (sql: Pick<Sql, never> & postgres.ISql) =>
  !(await isEmpty(sql, 'public.vehicles'));

async function withDatabase<T>(databaseUrl: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
