import 'server-only';
import { logError } from '../core/logging/logger';
import { toSummary } from '../listings/summary';
import { vehicleTitle } from '../listings/title';
import type { VehicleSummary } from '../listings/types';
import type { Database } from '../supabase/database.types';
import { publicClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';
import { MAX_FAVOURITES } from './constants';
import type { FavouriteCar } from './types';

/** Maximum number of ids per call of `vehicles_by_ids`. */
const MAX_IDS = 100;

function inParts(ids: string[]): string[][] {
  const parts: string[][] = [];
  for (let at = 0; at < ids.length; at += MAX_IDS) parts.push(ids.slice(at, at + MAX_IDS));
  return parts;
}

/** The vehicles with these ids that are for sale, in the given order. Throws BackendError. */
export async function getVehiclesByIds(ids: string[]): Promise<VehicleSummary[]> {
  const rows = await Promise.all(
    inParts(ids).map((part) =>
      withRetry(() => publicClient().rpc('vehicles_by_ids', { p_ids: part })),
    ),
  );
  return rows.flatMap((found) => (found ?? []).map(toSummary));
}

/** The titles of those of these vehicles that are gone, by id. Throws BackendError. */
export async function getGoneTitles(ids: string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    inParts(ids).map((part) =>
      withRetry(() =>
        publicClient()
          .from('vehicle_departures')
          .select(
            'vehicle_id, year, model:vehicle_models(name, make:vehicle_makes!vehicle_models_make_id_fkey(name))',
          )
          .in('vehicle_id', part),
      ),
    ),
  );
  return new Map(
    found
      .flatMap((rows) => rows ?? [])
      .map(({ vehicle_id: id, year, model }) => [
        id,
        vehicleTitle({ year, make: model.make.name, model: model.name }),
      ]),
  );
}

type Functions = Database['public']['Functions'];
type Row = Functions['my_favourites']['Returns'][number];
/** Columns that are null of a car that is gone, or without a note; the type generator does not know. */
type Nullable = 'listing_status' | 'state' | 'make' | 'price' | 'price_when_saved' | 'note';
type Sight = 'marked_state' | 'marked_price';
type NullableRow = Omit<Row, Nullable | Sight> & {
  [Column in Nullable | Sight]: Row[Column] | null;
};

function toFavourite(row: NullableRow): FavouriteCar {
  const { vehicle_id: id, listing_status: status, make, price } = row;
  const isReadable = status !== null && make !== null && price !== null;
  return {
    id,
    vehicle: isReadable
      ? toSummary({ ...row, id, make, price, distance_miles: null, total_count: null })
      : null,
    isForSale: isReadable && status === 'active',
    title: make && vehicleTitle({ ...row, make }),
    now: { price, state: row.state },
    priceWhenSaved: row.price_when_saved,
    before: row.marked_state && { price: row.marked_price, state: row.marked_state },
    note: row.note ?? '',
    isNoteShared: row.is_note_shared,
  };
}

/** The user's favourites, newest first, including those that are gone. Throws BackendError. */
export async function getMyFavourites(): Promise<FavouriteCar[]> {
  const client = await sessionClient();
  const rows = await withRetry(() => client.rpc('my_favourites', { p_limit: MAX_FAVOURITES }));
  return (rows ?? []).map(toFavourite);
}

/** Notes that the user looks at the favourites now, so that no mail tells what is on the page. Never rejects. */
export async function noteLook(): Promise<void> {
  const client = await sessionClient();
  await write(client.rpc('see_favourites')).catch((error: unknown) =>
    logError('favourites look', error),
  );
}

/** How many of the user's favourites have changed since the last look. Throws BackendError. */
export async function countChanges(): Promise<number> {
  const client = await sessionClient();
  return (await withRetry(() => client.rpc('changed_favourites'))) ?? 0;
}
