'use server';

import { isUuid } from '../ids';
import { logError } from '../log';
import { getVehiclesByIds } from './queries';
import type { VehicleSummary } from './types';

const MAX_IDS = 200;

/**
 * Those of a device's favourites that are still for sale; null where they could not be read. The
 * argument comes from a browser: what is no id is passed over.
 */
export async function loadFavourites(ids: unknown): Promise<VehicleSummary[] | null> {
  if (!Array.isArray(ids)) return [];
  try {
    return await getVehiclesByIds(ids.slice(0, MAX_IDS).filter(isUuid));
  } catch (error) {
    logError('favourites', error);
    return null;
  }
}
