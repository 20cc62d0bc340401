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
  /** Only where they differ from the usual ones of the body. */
  doors?: Partial<Record<BodyType, number>>;
  /** Five unless said. */
  seats?: number;
};

/** Doors as adverts count them: a tailgate is one, a boot lid is not. */
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

/** A model from its short form; price in pounds when new, popularity from 1 (rare) to 10. */
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
