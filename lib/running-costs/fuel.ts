import type { FuelType } from '../listings/constants';
import { LITRES_PER_GALLON, PRICES } from './prices';
import type { Range } from './range';

type Car = { fuelType: FuelType; year: number; mpg: Range | null };

/** Miles a kilowatt-hour, a judgement: a heavy car in winter, and a small one in summer. */
const MILES_PER_KWH: Range = [2.8, 4.2];

/** The share of miles that a plug-in hybrid does on its battery, a judgement. */
const PLUGGED_IN: Range = [0, 0.6];

/**
 * How much more cars burn on the road than in the test: ICCT, 'From laboratory to road' (10% in 2001, 25%
 * in 2011, some 35% in the last years of the old test); EEA for the newer test, 2022 (20%).
 */
function realWorldFactor(year: number): number {
  if (year >= 2019) return 1.2;
  if (year >= 2012) return 1.35;
  return year >= 2006 ? 1.25 : 1.1;
}

/** Pounds a mile on the road, from and to; null where the fuel has no dependable price. */
export function fuelPerMile({ fuelType, year, mpg }: Car): Range | null {
  const electric: Range = [
    PRICES.electricity / MILES_PER_KWH[1],
    PRICES.electricity / MILES_PER_KWH[0],
  ];
  if (fuelType === 'electric') return electric;
  if (fuelType === 'hydrogen' || !mpg) return null;
  const gallon = LITRES_PER_GALLON * (fuelType === 'diesel' ? PRICES.diesel : PRICES.petrol);
  const [low, high] = mpg;
  const burning: Range = [
    (gallon * realWorldFactor(year)) / high,
    (gallon * realWorldFactor(year)) / low,
  ];
  if (fuelType !== 'plug_in_hybrid') return burning;
  const [least, most] = PLUGGED_IN;
  return [
    most * electric[0] + (1 - most) * burning[0],
    least * electric[1] + (1 - least) * burning[1],
  ];
}
