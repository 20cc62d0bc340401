import { cache } from 'react';
import { milesBetween } from '@/lib/compare/distance';
import type { ComparedCar } from '@/lib/compare/types';
import { logError } from '@/lib/core/logging/logger';
import type { VehicleDetail } from '@/lib/listings/types';
import { findPlace } from '@/lib/search/places';

/** Finds the visitor's place once for the page and its metadata. Throws BackendError. */
export const loadOrigin = cache((location: string) => findPlace(location));

/** The distance of a car's outward code from a place; null without either, or if the backend fails. */
export async function loadDistance(
  { outwardCode }: VehicleDetail,
  location: string,
): Promise<ComparedCar['distance']> {
  if (!(location && outwardCode)) return null;
  try {
    const origin = await loadOrigin(location);
    const { place } = await findPlace(outwardCode);
    if (!(origin.place && place)) return null;
    return { miles: milesBetween(origin.place, place), from: origin.location };
  } catch (error) {
    logError('distance', error);
    return null;
  }
}
