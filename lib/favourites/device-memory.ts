import { isUuid } from '../ids';
import type { CarSight, CarState, FavouriteCar } from './types';

/** A favourite on this device: its price when saved, the last look, and that of the visit before. */
type Remembered = { saved: number | null; seen: CarSight | null; before: CarSight | null };

/** `at`: time of the last look, in epoch milliseconds; 0 before the first. */
export type DeviceMemory = { at: number; cars: Record<string, Remembered> };

/** Looks within this time of each other are one visit, as in the SQL function `see_favourites`. */
const VISIT_MS = 30 * 60_000;

const STATES: readonly unknown[] = [
  'for_sale',
  'reserved',
  'sold',
  'withdrawn',
] satisfies CarState[];

const readPrice = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;

function readSight(value: unknown): CarSight | null {
  const { price, state } = Object(value) as Partial<Record<keyof CarSight, unknown>>;
  if (!STATES.includes(state)) return null;
  return { price: readPrice(price), state: state as CarState };
}

function readRemembered(value: unknown): Remembered {
  const { saved, seen, before } = Object(value) as Partial<Record<keyof Remembered, unknown>>;
  return { saved: readPrice(saved), seen: readSight(seen), before: readSight(before) };
}

/** Reads stored JSON; what is not in the form of {@link DeviceMemory} is left out. */
export function readMemory(stored: unknown): DeviceMemory {
  const { at, cars } = Object(stored) as Partial<Record<keyof DeviceMemory, unknown>>;
  const known = Object.entries(Object(cars) as Record<string, unknown>)
    .filter(([id]) => isUuid(id))
    .map(([id, car]) => [id, readRemembered(car)] as const);
  return { at: typeof at === 'number' && at > 0 ? at : 0, cars: Object.fromEntries(known) };
}

/** Remembers the price of a car that has just been saved; a car saved again begins anew. */
export function rememberSaved(
  memory: DeviceMemory,
  { id, now }: Pick<FavouriteCar, 'id' | 'now'>,
): DeviceMemory {
  const saved = { saved: now.price, seen: now.state ? now : null, before: null };
  return { ...memory, cars: { ...memory.cars, [id]: saved } };
}

/**
 * Notes a look at the device's favourites at a time in epoch milliseconds. A car that is not remembered counts as
 * saved now, one that is no favourite any more is forgotten, and of a gone car the last price stays.
 */
export function lookAt(memory: DeviceMemory, cars: FavouriteCar[], time: number) {
  // The clock of a device may be set back.
  const isVisit = Math.abs(time - memory.at) > VISIT_MS;
  const looked = cars.map((car) => {
    const known = memory.cars[car.id];
    const now = { ...car.now, price: car.now.price ?? known?.seen?.price ?? known?.saved ?? null };
    const before = (isVisit ? known?.seen : known?.before) ?? null;
    const priceWhenSaved = known?.saved ?? (known ? null : now.price);
    const seen = now.state ? now : (known?.seen ?? null);
    return {
      car: { ...car, now, before, priceWhenSaved },
      entry: { saved: priceWhenSaved, seen, before },
    };
  });
  return {
    memory: {
      at: time,
      cars: Object.fromEntries(looked.map(({ car, entry }) => [car.id, entry])),
    } satisfies DeviceMemory,
    cars: looked.map(({ car }) => car),
  };
}
