import { cache } from 'react';
import { findVehicle } from '@/lib/listings/queries';
import { vehicleTitle } from '@/lib/listings/title';
import { carOfListing, type ShowroomCar, typicalCar } from '@/lib/showroom/showroom-car';
import type { CarChoice } from '@/lib/showroom/tools';

/** Reads a listing once for the page and its metadata. */
const loadListing = cache(async (vehicle: string) => {
  const found = await findVehicle(vehicle);
  return found && carOfListing(found, vehicleTitle(found));
});

/** The car of a query; null for a listing that is not for sale. Throws BackendError. */
export const loadCar = async (choice: CarChoice): Promise<ShowroomCar | null> =>
  'vehicle' in choice ? loadListing(choice.vehicle) : typicalCar(choice.body);
