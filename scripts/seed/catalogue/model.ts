import type { BodyType, FuelType, Transmission } from '@/lib/listings/constants';
import type { CatalogueModel, Weighted } from '../types';

type Shares<T extends PropertyKey> = Partial<Record<T, number>>;

/** Weight of a fuel and, unless it is electric or hydrogen, the weight of each engine in litres. */
type Fuel = readonly [weight: number, litres?: Readonly<Record<number, number>>];

type Spec = {
  bodies: BodyType | Shares<BodyType>;
  engines: Partial<Record<FuelType, Fuel>>;
  gearboxes: Transmission | Shares<Transmission>;
  trims: readonly string[];
  /** Numbers of doors that differ from the body's default. */
  doors?: Partial<Record<BodyType, number>>;
  /** Number of seats; 5 by default. */
  seats?: number;
};

/** Number of doors as in adverts: a tailgate counts, a boot lid does not. */
const USUAL_DOORS: Readonly<Record<BodyType, number>> = {
  hatchback: 5,
  sedan: 4,
  suv: 5,
  estate: 5,
  coupe: 2,
  convertible: 2,
  mpv: 5,
  pickup: 4,
  van: 5,
};

const entriesOf = <K extends string, V>(record: Partial<Record<K, V>>) =>
  Object.entries(record) as [K, V][];

const sharesOf = <T extends string>(value: T | Shares<T>): Weighted<T> =>
  typeof value === 'string' ? [[value, 1]] : entriesOf(value);

const litresOf = (litres: Readonly<Record<number, number>> | undefined): Weighted<number | null> =>
  litres
    ? Object.entries(litres).map(([size, weight]) => [Number(size), weight] as const)
    : [[null, 1]];

/** Expands a model's short form; `newPrice` in pounds, popularity from 1 (rare) to 10. */
export const model = (
  name: string,
  years: CatalogueModel['years'],
  newPrice: number,
  popularity: number,
  spec: Spec,
): CatalogueModel => {
  const bodies = sharesOf(spec.bodies);
  const fuels = entriesOf(spec.engines);
  return {
    name,
    years,
    bodies,
    doors: Object.fromEntries(
      bodies.map(([body]) => [body, spec.doors?.[body] ?? USUAL_DOORS[body]]),
    ),
    seats: spec.seats ?? 5,
    fuels: fuels.map(([fuel, [weight]]) => [fuel, weight] as const),
    engines: Object.fromEntries(fuels.map(([fuel, [, litres]]) => [fuel, litresOf(litres)])),
    transmissions: sharesOf(spec.gearboxes),
    trims: spec.trims,
    newPrice,
    popularity,
  };
};
