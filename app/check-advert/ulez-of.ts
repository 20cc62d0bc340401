import type { ReadCar } from '@/lib/advert-check/types';
import { ulez } from '@/lib/running-costs/ulez';

/** Whether the car of a text meets the standard of London's ULEZ; unsure without its year or fuel. */
export function ulezOf({ make, model, year, fuelType, bodyType }: ReadCar) {
  if (!year || !fuelType) return 'unsure';
  return ulez({
    make: make ?? '',
    model: model ?? '',
    year,
    fuelType,
    transmission: 'manual',
    bodyType: bodyType ?? 'hatchback',
    engineSize: null,
    registrationNumber: null,
  }).ulez;
}
