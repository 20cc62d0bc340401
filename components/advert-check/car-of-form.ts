import type { ReadCar } from '@/lib/advert-check/types';
import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';

const MAX_YEAR = 2100;

/** The car of the form's fields; those that are empty or wrong are left out. */
export function carOfForm(data: FormData): ReadCar {
  const textOf = (name: string) => String(data.get(name) ?? '').trim() || undefined;
  const one = <Value extends string>(labels: Record<Value, string>, name: string) => {
    const value = textOf(name);
    return value !== undefined && Object.hasOwn(labels, value) ? (value as Value) : undefined;
  };
  const year = Number(textOf('year'));
  const engineSize = Number(textOf('engineSize'));
  const car = {
    make: textOf('make'),
    model: textOf('model'),
    year: Number.isInteger(year) && year >= 1900 && year < MAX_YEAR ? year : undefined,
    fuelType: one(FUEL_TYPES, 'fuelType'),
    transmission: one(TRANSMISSIONS, 'transmission'),
    bodyType: one(BODY_TYPES, 'bodyType'),
    engineSize: engineSize > 0 ? engineSize : undefined,
  };
  return Object.fromEntries(Object.entries(car).filter(([, value]) => value !== undefined));
}
