'use server';

import { defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { BackendError } from '../core/errors/messages';
import { logError } from '../core/logging/logger';
import { idSchema } from '../core/schema';
import { currentUser } from '../core/session/current-user';
import { isUuid } from '../ids';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { MAX_DEVICE_FAVOURITES, MAX_FAVOURITES } from './constants';
import { getMyFavourites, getVehiclesByIds } from './queries';
import type { FavouriteCar } from './types';

/** PostgreSQL error code. */
const UNIQUE_VIOLATION = '23505';

const readIds = (ids: unknown, limit: number) =>
  Array.isArray(ids) ? ids.slice(0, limit).filter(isUuid) : [];

/**
 * Loads favourites in the given order: the account's including sold vehicles, others only if for sale.
 * Null if the read fails. The argument is untrusted: invalid ids are skipped.
 */
export async function loadFavourites(ids: unknown): Promise<FavouriteCar[] | null> {
  try {
    const own = (await currentUser()) ? await getMyFavourites() : [];
    const known = new Map(own.map((car) => [car.id, car]));
    const requested = readIds(ids, MAX_FAVOURITES);
    const others = requested.filter((id) => !known.has(id)).slice(0, MAX_DEVICE_FAVOURITES);
    for (const id of others) known.set(id, { id, vehicle: null, isForSale: false });
    for (const vehicle of await getVehiclesByIds(others)) {
      known.set(vehicle.id, { id: vehicle.id, vehicle, isForSale: true });
    }
    return requested.flatMap((id) => known.get(id) ?? []);
  } catch (error) {
    logError('favourites', error);
    return null;
  }
}

/** Adds the device's favourites to the account. Returns all ids of the account; null on failure. */
export async function mergeFavourites(ids: unknown): Promise<string[] | null> {
  try {
    if (!(await currentUser())) return null;
    const client = await sessionClient();
    const deviceIds = readIds(ids, MAX_DEVICE_FAVOURITES);
    const merged = await write(client.rpc('merge_favourites', { p_ids: deviceIds }));
    return merged ?? [];
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
    revalidate(invalidations.favouriteRemoved());
    return undefined;
  },
);
