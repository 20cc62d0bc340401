import type { OwnFit } from './own-stock';
import { tryValue } from './try-value';
import type { ValuationInput } from './types';
import { valueCar } from './value-car';

type Car = Omit<ValuationInput, 'mileage'> & { mileage: number | null };

/** The 80% range in pounds of the same car some whole years older and driven further, at today's prices. */
export type OlderCar = {
  years: number;
  mileage: number;
  range: readonly [low: number, high: number];
};

/**
 * The asking prices today of cars of the same kind that are as old, and have as many miles, as this one after
 * `months` at `milesAYear`; part of a year counts as a whole one. Null for a car without a figure now
 * or then, or without a mileage.
 */
export function olderCar(
  { mileage, ...car }: Car,
  months: number,
  milesAYear: number,
  own: OwnFit | null = null,
  asOf = new Date().toISOString().slice(0, 10),
): OlderCar | null {
  if (mileage === null) return null;
  const years = Math.ceil(months / 12);
  const then = {
    make: car.make,
    model: car.model,
    fuelType: car.fuelType,
    transmission: car.transmission,
    bodyType: car.bodyType,
    condition: car.condition,
    engineSize: car.engineSize,
    writeOff: car.writeOff,
    year: car.year - years,
    mileage: mileage + Math.round((milesAYear * months) / 12),
  };
  // A car without a figure now has none later: it was written off, is electric, a classic or driven beyond all adverts.
  return tryValue(
    then,
    () => {
      const { range80 } = valueCar(then, { asOf, own, explain: false });
      return { years, mileage: then.mileage, range: range80 };
    },
    asOf,
  );
}
