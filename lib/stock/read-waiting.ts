import 'server-only';
import type { Make } from '../listings/types';
import type { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { readMeanings } from './meanings';
import { readSettledNames } from './settled-names';
import { type WaitingCar, waitingStates } from './waiting';

type Client = Awaited<ReturnType<typeof sessionClient>>;

/** Returns the names that staff settled. Throws BackendError. */
export const getSettledNames = async (client: Client) =>
  readSettledNames(await withRetry(() => client.rpc('settled_names')));

/**
 * Returns a seller's cars that wait for a name, with a reader of their states; null without any.
 * `getMakes` reads the catalogue. Throws BackendError.
 */
export async function readWaiting(client: Client, seller: string, getMakes: () => Promise<Make[]>) {
  const rows = await withRetry(() =>
    client
      .from('stock_waiting')
      .select('stock_id, make, model, price, cells')
      .eq('seller_id', seller)
      .order('stock_id'),
  );
  const cars = (rows ?? []) as WaitingCar[];
  if (cars.length === 0) return null;
  const [makes, names, stored] = await Promise.all([
    getMakes(),
    getSettledNames(client),
    withRetry(() =>
      client.from('stock_mappings').select('meanings').eq('seller_id', seller).maybeSingle(),
    ),
  ]);
  return { cars, stateOf: waitingStates(makes, readMeanings(stored?.meanings), names) };
}
