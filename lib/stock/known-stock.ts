import 'server-only';
import type { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import type { ExportedCar } from './types';

/** The facts of a listing by the names of {@link StockCar}. */
export type StockFacts = Omit<ExportedCar, 'listing' | 'stock_id' | 'make' | 'model' | 'photos'> & {
  make_id: string;
  model_id: string;
};

/** A listing of the dealer, for comparison with a file. */
export type KnownCar = {
  id: string;
  /** Null for a car listed by hand. */
  stock_id: string | null;
  status: 'draft' | 'active' | 'held' | 'reserved' | 'sold' | 'archived';
  is_taken_down: boolean;
  make: string;
  model: string;
  facts: StockFacts;
};

/** The JSON of the SQL function `my_stock`. */
export type KnownStock = {
  seller: string;
  is_dealer: boolean;
  /** The place of a car whose row has neither postcode nor town. */
  postcode: string | null;
  /** Number of cars that files have withdrawn within a day. */
  withdrawn: number;
  cars: KnownCar[];
};

type Client = Awaited<ReturnType<typeof sessionClient>>;

/**
 * Returns the user as a seller, with the listings that are open or have these stock numbers or ids;
 * null before the first listing. Throws BackendError.
 */
export async function readKnownStock(client: Client, stockIds: string[] = [], ids: string[] = []) {
  const args = { p_stock_ids: stockIds, p_listings: ids };
  return (await withRetry(() => client.rpc('my_stock', args))) as KnownStock | null;
}
