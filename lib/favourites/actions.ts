'use server';

import { ActionError, defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { BackendError, ownMessages } from '../core/errors/messages';
import { logError } from '../core/logging/logger';
import { idSchema } from '../core/schema';
import { currentUser } from '../core/session/current-user';
import { isUuid } from '../ids';
import { vehicleTitle } from '../listings/title';
import type { VehicleSummary } from '../listings/types';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { MAX_DEVICE_FAVOURITES, MAX_FAVOURITES, MAX_VIEWED } from './constants';
import { countChanges, getGoneTitles, getMyFavourites, getVehiclesByIds } from './queries';
import { noteSchema } from './schema';
import type { FavouriteCar } from './types';

/** PostgreSQL error code. */
const UNIQUE_VIOLATION = '23505';

const readIds = (ids: unknown, limit: number) =>
  Array.isArray(ids) ? ids.slice(0, limit).filter(isUuid) : [];

/** A favourite of a device, which remembers the rest itself. */
const onDevice = (id: string, vehicle: VehicleSummary | null, gone?: string): FavouriteCar => ({
  id,
  vehicle,
  isForSale: vehicle !== null,
  title: vehicle ? vehicleTitle(vehicle) : (gone ?? null),
  now: {
    price: vehicle?.price ?? null,
    state: vehicle ? 'for_sale' : gone ? 'withdrawn' : null,
  },
  priceWhenSaved: null,
  before: null,
  note: null,
  isNoteShared: false,
});

/** Reads vehicles by id, for anybody. Throws BackendError. */
async function loadPublic(ids: string[]): Promise<FavouriteCar[]> {
  const vehicles = new Map((await getVehiclesByIds(ids)).map((vehicle) => [vehicle.id, vehicle]));
  const gone = await getGoneTitles(ids.filter((id) => !vehicles.has(id)));
  return ids.map((id) => onDevice(id, vehicles.get(id) ?? null, gone.get(id)));
}

/**
 * Loads favourites in the given order: the account's with what it keeps of them, of others what is public.
 * Null if the read fails. The argument is untrusted: invalid ids are skipped.
 */
export async function loadFavourites(ids: unknown): Promise<FavouriteCar[] | null> {
  try {
    const own = (await currentUser()) ? await getMyFavourites() : [];
    const known = new Map(own.map((car) => [car.id, car]));
    const requested = readIds(ids, MAX_FAVOURITES);
    const others = requested.filter((id) => !known.has(id)).slice(0, MAX_DEVICE_FAVOURITES);
    for (const car of await loadPublic(others)) known.set(car.id, car);
    return requested.flatMap((id) => known.get(id) ?? []);
  } catch (error) {
    logError('favourites', error);
    return null;
  }
}

/** Loads cars that a device remembers, in the given order, those for sale; null if the read fails. Untrusted. */
export async function loadViewed(ids: unknown): Promise<VehicleSummary[] | null> {
  try {
    return await getVehiclesByIds(readIds(ids, MAX_VIEWED));
  } catch (error) {
    logError('recently viewed', error);
    return null;
  }
}

const MAX_PRICE = 10_000_000;
const readPrice = (price: unknown) =>
  typeof price === 'number' && Number.isSafeInteger(price) && price > 0 && price < MAX_PRICE
    ? price
    : 0;

/**
 * Adds the device's favourites to the account, with their prices when saved, 0 where unknown. Returns all ids of
 * the account and how many cars have changed since the last look; null on failure. The arguments are untrusted.
 */
export async function mergeFavourites(
  ids: unknown,
  prices: unknown,
): Promise<{ ids: string[]; changed: number } | null> {
  try {
    if (!(await currentUser())) return null;
    const client = await sessionClient();
    const deviceIds = readIds(ids, MAX_DEVICE_FAVOURITES);
    const known = Array.isArray(ids) && Array.isArray(prices) ? prices : [];
    const priceOf = new Map(
      (known.length ? (ids as unknown[]) : []).map((id, at) => [id, known[at]]),
    );
    const p_prices = deviceIds.map((id) => readPrice(priceOf.get(id)));
    const merged = await write(client.rpc('merge_favourites', { p_ids: deviceIds, p_prices }));
    return { ids: merged ?? [], changed: await countChanges() };
  } catch (error) {
    logError('merge favourites', error);
    return null;
  }
}

async function writeFavourite(id: string, isSaved: boolean, userId: string) {
  const table = (await sessionClient()).from('favourites');
  if (!isSaved) return write(table.delete().eq('vehicle_id', id).eq('user_id', userId));
  return write(table.insert({ vehicle_id: id })).catch((error: unknown) => {
    if (!(error instanceof BackendError && error.code === UNIQUE_VIOLATION)) throw error;
  });
}

/** Adds a favourite to the account, or removes it. Idempotent. */
export async function saveFavourite(
  id: unknown,
  isSaved: unknown,
): Promise<'done' | 'signed-out' | 'failed'> {
  if (!isUuid(id)) return 'failed';
  try {
    const user = await currentUser();
    if (!user) return 'signed-out';
    await writeFavourite(id, isSaved === true, user.id);
    return 'done';
  } catch (error) {
    logError('favourite', error);
    return 'failed';
  }
}

/** Removes a favourite (form fallback without JavaScript). */
export const removeFavourite = defineAction(
  { name: 'removal', access: 'user', schema: idSchema },
  async ({ id }, user) => {
    await writeFavourite(id, false, user.id);
    revalidate(invalidations.favouritesChanged());
    return undefined;
  },
);

/** Saves the user's note on a favourite; an empty one removes it. */
export const saveNote = defineAction(
  { name: 'note', access: 'user', schema: noteSchema },
  async ({ id, note, isShared }, user) => {
    const client = await sessionClient();
    const changed = await write(
      client
        .from('favourites')
        .update({ note: note || null, is_note_shared: isShared && note !== '' })
        .eq('vehicle_id', id)
        .eq('user_id', user.id)
        .select('vehicle_id'),
    );
    revalidate(invalidations.favouritesChanged());
    if (!changed?.length) throw new ActionError(ownMessages.noteWithoutCar);
    return note ? ownMessages.noteSaved : ownMessages.noteRemoved;
  },
);
