import { formatLitres, formatMileage } from '../format';
import { CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '../listings/constants';
import type { ValuationForm } from './schema';
import type { Feature } from './types';

type Named = 'make' | 'model' | 'year' | 'fuelType' | 'transmission' | 'condition';
type Facts = Pick<ValuationForm, Named> & {
  mileage: number | null;
  engineSize?: number | null | undefined;
};

/** The label of each step of a valuation, in order of the steps. */
export const featureLabels = (car: Facts): Record<Feature, string> => ({
  make: car.make,
  model: car.model,
  year: `Registered ${car.year}`,
  mileage: formatMileage(car.mileage),
  fuelType: FUEL_TYPES[car.fuelType],
  transmission: TRANSMISSIONS[car.transmission],
  engineSize: car.engineSize ? formatLitres(car.engineSize) : 'Engine size not given',
  condition: `Condition: ${CONDITIONS[car.condition].toLowerCase()}`,
  priceIndex: 'Prices since then',
  ownAdverts: 'What adverts here ask',
});
