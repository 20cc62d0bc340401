import { normaliseName } from '../core/normalise-name';
import { plainMake } from '../trade-words/makes';
import { type Car, isPlugOnly } from './columns';
import type { PriceBasis } from './model';
import { priceLevel } from './price-levels';
import {
  type Body,
  type Caveat,
  type Condition,
  type Fuel,
  type Gearbox,
  ValuationError,
  type ValuationErrorCode,
} from './types';

/** Maps fuels to the data's categories, which do not distinguish plug-in from other hybrids. */
const FUELS: Record<Fuel, string> = {
  petrol: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybrid',
  plug_in_hybrid: 'hybrid',
  electric: 'electric',
  hydrogen: 'hydrogen',
};
const GEARBOXES: Record<Gearbox, true> = { manual: true, automatic: true, semi_automatic: true };
export const BODIES: Record<Body, true> = {
  hatchback: true,
  sedan: true,
  suv: true,
  estate: true,
  coupe: true,
  convertible: true,
  mpv: true,
  pickup: true,
  van: true,
};
/**
 * Effect of the condition on log price, an expert estimate: the data has no condition. The usual
 * condition at dealers is 0.
 */
export const CONDITIONS: Record<Condition, number> = {
  excellent: 0.02,
  very_good: 0,
  good: -0.03,
  fair: -0.12,
  poor: -0.35,
};
const MAX_NAME = 100;
const MAX_MILES = 1_000_000;
const FIRST_YEAR = 1900;
const MAX_LITRES = 10;

export interface ReadInput {
  car: Car;
  knowledge: PriceBasis;
  /** In log price. */
  condition: number;
  caveats: Caveat[];
}

/** Validates untrusted input and maps it to the model's names. */
export function readInput(input: unknown, thisYear: number): ReadInput {
  if (typeof input !== 'object' || input === null) throw new ValuationError('not_an_object');
  const field = (name: string): unknown =>
    Object.hasOwn(input, name) ? (input as Record<string, unknown>)[name] : undefined;
  const make = plainMake(nameOf(field('make'), 'make_invalid'));
  const model = normaliseName(nameOf(field('model'), 'model_invalid'));
  const year = wholeOf(field('year'), FIRST_YEAR, thisYear + 1, 'year_invalid');
  const mileage = wholeOf(field('mileage'), 0, MAX_MILES, 'mileage_invalid');
  const fuelType = keyIn(FUELS, field('fuelType'), 'fuel_type_invalid');
  const gearbox = keyIn(GEARBOXES, field('transmission'), 'transmission_invalid');
  const body = optional(field('bodyType'), (value) => keyIn(BODIES, value, 'body_type_invalid'));
  const condition = optional(field('condition'), (value) =>
    keyIn(CONDITIONS, value, 'condition_invalid'),
  );
  const tenths = optional(field('engineSize'), tenthsOf);
  const level = priceLevel(make, model, body);
  const caveats: Caveat[] = [];
  if (fuelType === 'plug_in_hybrid') caveats.push('plug_in_counted_as_hybrid');
  if (year > thisYear) caveats.push('year_in_future');
  if (condition !== null) caveats.push('condition_by_judgement');
  return {
    car: {
      make,
      model,
      age: Math.max(thisYear - year, 0),
      mileage,
      fuel: FUELS[fuelType],
      gearbox,
      // An electric motor has no litres, even if a form or an advert gives some.
      tenths: isPlugOnly(FUELS[fuelType]) ? null : tenths,
      newPrice: level.newPrice,
      body: level.body,
    },
    knowledge: level.knowledge,
    condition: condition === null ? 0 : CONDITIONS[condition],
    caveats,
  };
}

function nameOf(value: unknown, code: ValuationErrorCode): string {
  if (typeof value !== 'string' || value.length > MAX_NAME || value.trim() === '')
    throw new ValuationError(code);
  return value;
}

function wholeOf(value: unknown, least: number, most: number, code: ValuationErrorCode): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new ValuationError(code);
  return value;
}

function keyIn<T extends string>(
  table: Record<T, unknown>,
  value: unknown,
  code: ValuationErrorCode,
): T {
  if (typeof value !== 'string' || !Object.hasOwn(table, value)) throw new ValuationError(code);
  return value as T;
}

function optional<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === undefined || value === null ? null : read(value);
}

/** Litres to tenths of a litre; 0 means unknown, as in adverts. */
function tenthsOf(value: unknown): number | null {
  if (typeof value !== 'number' || !(value >= 0 && value <= MAX_LITRES))
    throw new ValuationError('engine_size_invalid');
  return Math.round(value * 10) || null;
}
