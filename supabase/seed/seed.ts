import postgres, { type Sql } from 'postgres';
import { type ValueListingsOptions, valueListings } from '@/lib/valuation/value-listings';
import { ForeseenError } from '../local/foreseen-error';
import { generateCatalogue, statusCounts } from './generate';
import type { SeedSeller } from './listing';
import { writeCatalogue, writeSellers } from './write';

export interface SeedOptions {
  databaseUrl: string;
  /** For sale; drafts, reserved and sold ones come on top. */
  vehicles?: number;
  /** Deletes the vehicles there are, and the sellers without an account, first. */
  replace?: boolean;
  /** Another text, other cars. */
  seed?: string;
  today?: Date;
  /** Hears how many listings are written, of how many. */
  onProgress?: (done: number, total: number) => void;
}

/** Listings for one round of COPY: few enough for memory, many enough for speed. */
const BATCH = 2000;

/** Whether there are any vehicles. */
export async function isSeeded(databaseUrl: string): Promise<boolean> {
  return withDatabase(databaseUrl, hasVehicles);
}

/**
 * Fills the catalogue, in one transaction: an interrupted seed leaves nothing. The same options give
 * the same vehicles. Their valuations follow, which `valueListings` also adds later. Throws ForeseenError when there are vehicles and they are not to be replaced.
 */
export async function seedDatabase(
  options: SeedOptions,
): Promise<{ vehicles: number; seconds: number }> {
  const { vehicles = 1200, replace = false } = options;
  const started = performance.now();
  await withDatabase(options.databaseUrl, async (sql) => {
    await sql.begin(async (transaction) => {
      // Hosted projects end statements after two minutes.
      await transaction`set local statement_timeout = 0`;
      // Two seeds at once: the second waits, and then finds the vehicles of the first.
      await transaction`lock table public.vehicles in share row exclusive mode`;
      if (replace) await transaction`delete from public.vehicles`;
      if (await hasVehicles(transaction)) {
        throw new ForeseenError('There are vehicles already: --replace deletes them first.');
      }
      // Left over from an earlier seed: nobody can sign in as these, and they sell nothing any more.
      await transaction`delete from public.sellers where user_id is null`;
      const ids = await writeCatalogue(transaction);
      for await (const batch of batches({ ...options, vehicles })) {
        await writeSellers(transaction, batch, ids);
      }
    });
    await valueListings(sql, { today: options.today });
    // Plans need statistics, and counts that read only indexes need the visibility map.
    await sql`vacuum (analyze) public.vehicles`;
    await sql`analyze public.vehicle_valuations, public.sellers, public.vehicle_models, public.vehicle_makes, public.vehicle_private`;
  });
  return { vehicles, seconds: (performance.now() - started) / 1000 };
}

/** Values what is for sale and has no current valuation; see `valueListings`. */
export const valueCatalogue = (databaseUrl: string, options?: ValueListingsOptions) =>
  withDatabase(databaseUrl, (sql) => valueListings(sql, options));

async function* batches(options: SeedOptions & { vehicles: number }): AsyncGenerator<SeedSeller[]> {
  const { vehicles, seed = 'forecourt', today = new Date(), onProgress } = options;
  const total = Object.values(statusCounts(vehicles)).reduce((sum, count) => sum + count, 0);
  let batch: SeedSeller[] = [];
  let size = 0;
  let done = 0;
  for (const seller of generateCatalogue({ vehicles, seed, today })) {
    batch.push(seller);
    size += seller.vehicles.length;
    if (size < BATCH && done + size < total) continue;
    yield batch;
    done += size;
    onProgress?.(done, total);
    batch = [];
    size = 0;
  }
}

async function hasVehicles(sql: Pick<Sql, never> & postgres.ISql): Promise<boolean> {
  const [row] = await sql`select exists (select from public.vehicles) as filled`;
  return row?.filled === true;
}

async function withDatabase<T>(databaseUrl: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
