import { deviceText } from '../core/browser/device-text';
import { type DeviceMemory, lookAt, readMemory, rememberSaved } from './device-memory';
import type { FavouriteCar } from './types';

/** The {@link DeviceMemory} of the favourites as JSON. */
const stored = deviceText('favourite-prices');

function load(): DeviceMemory {
  try {
    return readMemory(JSON.parse(stored.load() ?? 'null'));
  } catch {
    return readMemory(null);
  }
}

const store = (memory: DeviceMemory) =>
  stored.store(Object.keys(memory.cars).length > 0 ? JSON.stringify(memory) : null);

/** Remembers the price of a car just saved on this device. */
export const storeSaved = (car: FavouriteCar) => store(rememberSaved(load(), car));

/** Notes a look at the device's favourites; returns them with what the device remembers. */
export function storeLook(cars: FavouriteCar[]): FavouriteCar[] {
  const looked = lookAt(load(), cars, Date.now());
  store(looked.memory);
  return looked.cars;
}

/** The prices when saved of these cars, in their order; 0 where unknown. */
export function savedPrices(ids: readonly string[]): number[] {
  const { cars } = load();
  return ids.map((id) => cars[id]?.saved ?? 0);
}

/** Forgets cars that have joined the account, which remembers them. */
export function forgetPrices(ids: readonly string[]) {
  const { at, cars } = load();
  const others = Object.entries(cars).filter(([id]) => !ids.includes(id));
  store({ at, cars: Object.fromEntries(others) });
}
