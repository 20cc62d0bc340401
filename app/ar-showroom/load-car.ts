import { cache } from 'react';
import { readOrFail } from '@/lib/core/http/read-or-fail';
import { findVehicle } from '@/lib/listings/queries';
import { vehicleTitle } from '@/lib/listings/title';
import { carOfListing, type ShowroomCar, typicalCar } from '@/lib/showroom/showroom-car';
import type { CarChoice } from '@/lib/showroom/tools';

/** Reads a listing once for the page and its metadata. */
const loadListing = cache((vehicle: string) =>
  readOrFail('showroom car', async () => {
    const found = await findVehicle(vehicle);
    return found && carOfListing(found, vehicleTitle(found));
  }),
);

/** The car of a query; null for a listing that is not for sale, 'failed' and a 503 if the backend fails. */
export const loadCar = async (choice: CarChoice): Promise<ShowroomCar | 'failed' | null> =>
  'vehicle' in choice ? loadListing(choice.vehicle) : typicalCar(choice.body);
