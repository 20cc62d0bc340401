import { cache } from 'react';
import type { Column } from '@/lib/compare/types';
import { logError } from '@/lib/core/logging/logger';
import { formatDate } from '@/lib/format';
import { findDeparture, findHeldVehicle, findVehicle } from '@/lib/listings/queries';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { getMotHistory } from '@/lib/registry/queries';
import { currentOwnFit } from '@/lib/valuation/current-own-fit';
import { carFacts } from './car-facts';
import { loadDistance } from './load-origin';

/** A column of the page; `vehicle` is null where `car` is. */
export type LoadedColumn = { column: Column; vehicle: VehicleDetail | null };

const empty = (id: string, name: string, note: string): LoadedColumn => ({
  column: { id, name, car: null, note },
  vehicle: null,
});

/** The MOT record, or why there is none, as a sentence. */
async function loadMot({ registrationNumber }: VehicleDetail) {
  if (!registrationNumber) return 'The listing shows no number plate.';
  try {
    return (await getMotHistory(registrationNumber)) ?? 'No record of its plate is held here.';
  } catch (error) {
    logError('mot history', error);
    return 'The record could not be read just now.';
  }
}

async function loadColumn(id: string, location: string, now: number): Promise<LoadedColumn> {
  const vehicle = await findVehicle(id);
  if (vehicle) {
    const [history, distance, own] = await Promise.all([
      loadMot(vehicle),
      loadDistance(vehicle, location),
      currentOwnFit(),
    ]);
    const car = carFacts(vehicle, history, distance, now, own);
    return { column: { id, name: car.title, car, note: null }, vehicle };
  }
  const held = await findHeldVehicle(id);
  if (held)
    return empty(
      id,
      vehicleTitle(held),
      `Its advert is held for a check since ${formatDate(held.heldOn)}.`,
    );
  const departed = await findDeparture(id);
  if (departed)
    return empty(
      id,
      vehicleTitle(departed),
      `No longer for sale since ${formatDate(departed.wentOn)}.`,
    );
  return empty(id, 'Not known', 'No car for sale on Forecourt has this number.');
}

/**
 * Reads the cars of a comparison once for the page and its metadata; ids are joined by commas, distances are from the
 * location if one is given. Throws BackendError.
 */
export const loadColumns = cache((ids: string, location: string): Promise<LoadedColumn[]> => {
  const now = Date.now();
  return Promise.all(
    ids
      .split(',')
      .filter(Boolean)
      .map((id) => loadColumn(id, location, now)),
  );
});
