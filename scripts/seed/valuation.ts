import { whyNoFigure } from '@/lib/valuation/no-figure';
import type { Valuation } from '@/lib/valuation/types';
import { valueCar } from '@/lib/valuation/value-car';
import type { Car } from './listing';

/** Values a car on a given day, with the reasons; null without a mileage or a figure for it. */
export function valuationOf(car: Car, today: Date): Valuation | null {
  const { year, mileage, fuel: fuelType } = car;
  if (mileage === null || whyNoFigure({ year, fuelType }, today.toISOString())) return null;
  return valueCar(
    {
      make: car.make,
      model: car.model,
      year,
      mileage,
      fuelType,
      transmission: car.transmission,
      bodyType: car.body,
      condition: car.condition,
      engineSize: car.litres,
    },
    { asOf: today.toISOString().slice(0, 10) },
  );
}
