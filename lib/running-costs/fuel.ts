import type { FuelType } from '../listings/constants';
import { LITRES_PER_GALLON, PRICES } from './prices';
import type { Range } from './range';

type Car = { fuelType: FuelType; mpg: Range | null };

/** Miles per kilowatt-hour, estimated: a heavy car in winter, and a small one in summer. */
const MILES_PER_KWH: Range = [2.8, 4.2];

/** Share of miles that a plug-in hybrid drives on its battery, estimated. */
const PLUGGED_IN: Range = [0, 0.6];

/**
 * Ratio of consumption on the road to that of the test, estimated. The means are known, not the
 * spread of single cars: ICCT, 'From laboratory to road' (10% more in 2001, 25% in 2011, some 35%
 * in the last years of the old test); EEA for the newer test, 2022 (20%).
 */
const ON_THE_ROAD: Range = [1.1, 1.35];

/** Whether a car charges from a socket. */
export const isPluggedIn = (fuel: FuelType) => fuel === 'electric' || fuel === 'plug_in_hybrid';

const AT_HOME: Range = [PRICES.electricity, PRICES.electricity];

/**
 * Pounds per mile on the road, from and to; null for a fuel without a dependable price. `electricity` is in pounds a
 * kilowatt-hour.
 */
export function fuelPerMile({ fuelType, mpg }: Car, electricity: Range = AT_HOME): Range | null {
  const electric: Range = [electricity[0] / MILES_PER_KWH[1], electricity[1] / MILES_PER_KWH[0]];
  if (fuelType === 'electric') return electric;
  if (fuelType === 'hydrogen' || !mpg) return null;
  const gallon = LITRES_PER_GALLON * (fuelType === 'diesel' ? PRICES.diesel : PRICES.petrol);
  const burning: Range = [(gallon * ON_THE_ROAD[0]) / mpg[1], (gallon * ON_THE_ROAD[1]) / mpg[0]];
  if (fuelType !== 'plug_in_hybrid') return burning;
  const [least, most] = PLUGGED_IN;
  return [
    most * electric[0] + (1 - most) * burning[0],
    least * electric[1] + (1 - least) * burning[1],
  ];
}
