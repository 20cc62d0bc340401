import type { ReadCar } from '@/lib/advert-check/types';
import { USUAL_MILES_A_YEAR } from '@/lib/core/usual-miles';
import { fuelPerMile } from '@/lib/running-costs/fuel';
import { formatRange, fuelForMiles } from '@/lib/running-costs/range';
import { roadTax } from '@/lib/running-costs/road-tax';
import { typicalMpg } from '@/lib/running-costs/typical';
import { ulez } from '@/lib/running-costs/ulez';

const ULEZ = {
  meets: 'meets the standard',
  fails: 'does not meet the standard',
  unsure: 'ask the seller',
} as const;

/** The running costs of a car as lines of text; null while an input is missing. `today` is an ISO date. */
export function costsOf(car: ReadCar, today: string) {
  const { make, model, year, fuelType, transmission, bodyType } = car;
  if (!make || !model || !year || !fuelType || !transmission || !bodyType) return null;
  const inputs = {
    make,
    model,
    year,
    fuelType,
    transmission,
    bodyType,
    engineSize: car.engineSize ?? null,
    registrationNumber: null,
  };
  const perMile = fuelPerMile({ fuelType, mpg: typicalMpg(inputs) });
  return {
    tax: formatRange(roadTax(inputs, today).range),
    fuel: perMile ? formatRange(fuelForMiles(perMile, USUAL_MILES_A_YEAR)) : null,
    ulez: ULEZ[ulez(inputs).ulez],
  };
}
