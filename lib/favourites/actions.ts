'use server';

import { z } from 'zod';
import { userAction } from '../core/actions/action';
import { invalidations, revalidate } from '../core/cache';
import { BackendError } from '../core/errors/messages';
import { logError } from '../core/logging/logger';
import { currentUser } from '../core/session/current-user';
import { isUuid } from '../ids';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { getMyFavourites, getVehiclesByIds, MAX_FAVOURITES } from './queries';
import type { FavouriteCar } from './types';

/** As many as a device keeps. */
const MAX_IDS = 200;
/** PostgreSQL's code for a row that is there already. */
const ALREADY_THERE = '23505';

const readIds = (ids: unknown) => (Array.isArray(ids) ? ids.slice(0, MAX_IDS).filter(isUuid) : []);

/**
 * The cars of these favourites, in the order given: the account's, sold ones too, and of any others those
 * that are for sale. Null where they could not be read. The argument comes from a browser: what is no id
 * is passed over.
 */
export async function loadFavourites(ids: unknown): Promise<FavouriteCar[] | null> {
  try {
    const own = (await currentUser()) ? await getMyFavourites() : [];
    const known = new Map(own.map((car) => [car.id, car]));
    const asked = Array.isArray(ids) ? ids.slice(0, MAX_FAVOURITES).filter(isUuid) : [];
    const others = asked.filter((id) => !known.has(id)).slice(0, MAX_IDS);
    for (const id of others) known.set(id, { id, vehicle: null, isForSale: false });
    for (const vehicle of await getVehiclesByIds(others)) {
      known.set(vehicle.id, { id: vehicle.id, vehicle, isForSale: true });
    }
    return asked.flatMap((id) => known.get(id) ?? []);
  } catch (error) {
    logError('favourites', error);
    return null;
  }
}

/** Adds a device's favourites to the account; all that it then holds, or null where that failed. */
export async function mergeFavourites(ids: unknown): Promise<string[] | null> {
  try {
    if (!(await currentUser())) return null;
    const client = await sessionClient();
    const merged = await write(client.rpc('merge_favourites', { p_ids: readIds(ids) }));
    return merged ?? [];
  } catch (error) {
    logError('merge favourites', error);
    return null;
  }
}

async function writeFavourite(id: string, isKept: boolean, userId: string) {
  const table = (await sessionClient()).from('favourites');
  if (!isKept) return write(table.delete().eq('vehicle_id', id).eq('user_id', userId));
  return write(table.insert({ vehicle_id: id })).catch((error: unknown) => {
    if (!(error instanceof BackendError && error.code === ALREADY_THERE)) throw error;
  });
}

/** Adds a favourite to the account, or removes it; doing so twice changes nothing. */
export async function saveFavourite(
  id: unknown,
  isKept: unknown,
): Promise<'done' | 'signed-out' | 'failed'> {
  if (!isUuid(id)) return 'failed';
  try {
    const user = await currentUser();
    if (!user) return 'signed-out';
    await writeFavourite(id, isKept === true, user.id);
    return 'done';
  } catch (error) {
    logError('favourite', error);
    return 'failed';
  }
}

/** Removes a favourite (form fallback without JavaScript). */
export const removeFavourite = userAction(
  { name: 'removal', schema: z.object({ id: z.string().refine(isUuid) }) },
  async ({ id }, user) => {
    await writeFavourite(id, false, user.id);
    revalidate(invalidations.favouriteRemoved());
    return undefined;
  },
);
