import 'server-only';
import { toSummary } from '../listings/summary';
import type { VehicleSummary } from '../listings/types';
import { publicClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { MAX_FAVOURITES } from './constants';
import type { FavouriteCar } from './types';

/** Maximum number of ids per call of `vehicles_by_ids`. */
const MAX_IDS = 100;

/** The vehicles with these ids that are for sale, in the given order. Throws BackendError. */
export async function getVehiclesByIds(ids: string[]): Promise<VehicleSummary[]> {
  const parts: string[][] = [];
  for (let at = 0; at < ids.length; at += MAX_IDS) parts.push(ids.slice(at, at + MAX_IDS));
  const rows = await Promise.all(
    parts.map((part) => withRetry(() => publicClient().rpc('vehicles_by_ids', { p_ids: part }))),
  );
  return rows.flatMap((found) => (found ?? []).map(toSummary));
}

/** The user's favourites, newest first, including sold vehicles. Throws BackendError. */
export async function getMyFavourites(): Promise<FavouriteCar[]> {
  const client = await sessionClient();
  const rows = await withRetry(() => client.rpc('my_favourites', { p_limit: MAX_FAVOURITES }));
  return (rows ?? []).map(({ vehicle_id: id, listing_status: status, ...row }) => ({
    id,
    // Nullable although the generated types say otherwise: see the SQL function's comment.
    vehicle: status ? toSummary({ ...row, id, distance_miles: null, total_count: null }) : null,
    isForSale: status === 'active',
  }));
}
