import 'server-only';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { AdvertEvent } from './types';

/** The public events of a car's adverts, oldest first. Throws BackendError. */
export async function getAdvertHistory(id: string): Promise<AdvertEvent[]> {
  const rows = await withRetry(() => publicClient().rpc('advert_history', { p_vehicle_id: id }));
  // Safe cast: the trigger writes the values in these forms.
  return (rows ?? []).map(
    ({ is_this, is_same_seller, ...event }) =>
      ({ ...event, isThis: is_this, isSameSeller: is_same_seller }) as AdvertEvent,
  );
}

/** The roots of the chain and its last row. Throws BackendError. */
export const getAdvertRoots = () => withRetry(() => publicClient().rpc('advert_roots'));

/** The rows of the chain of a day after a sequence, at most 5,000. Throws BackendError. */
export const getAdvertChain = async (day: string, after: number) =>
  (await withRetry(() =>
    publicClient().rpc('advert_chain', { p_day: day, p_after: after }),
  )) as object[];

/** The chained events of an advert with their salts; null of one that is not for sale. Throws BackendError. */
export const getAdvertOpenings = async (id: string) =>
  (await withRetry(() => publicClient().rpc('advert_openings', { p_vehicle_id: id }))) as
    | object[]
    | null;
