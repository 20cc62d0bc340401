import { KM_PER_MILE } from '../../../lib/core/miles';
import { daysBetween } from './dates';
import { draw, drawInt } from './draw';
import { type ListedVehicle, registeredOn } from './listed-vehicle';

type Reading = {
  odometerResultType: 'READ' | 'UNREADABLE' | 'NO_ODOMETER';
  odometerValue?: string;
  odometerUnit?: 'MI' | 'KM';
};

/** Returns the miles on the days of the tests: rising, unevenly from year to year, to less than the listing's. */
function risingMiles(vehicle: ListedVehicle, dates: string[]): number[] {
  const { plate, mileage, listedOn } = vehicle;
  const days = [registeredOn(vehicle), ...dates, listedOn];
  const driven = days.slice(1).map((day, index) => {
    const length = Math.max(daysBetween(days[index] ?? day, day), 1);
    return length * (0.55 + 0.9 * draw(plate, `driven ${index}`));
  });
  const total = driven.reduce((sum, part) => sum + part, 0);
  let sum = 0;
  return dates.map((_, index) => {
    sum += driven[index] ?? 0;
    return Math.floor(((mileage ?? 9000 * dates.length) * sum) / total);
  });
}

/**
 * Returns the readings on the days of the tests. In one vehicle of fifty with three tests or more, the odometer falls,
 * or one reading in kilometres was recorded as miles.
 */
export function odometerReadings(vehicle: ListedVehicle, dates: string[]): Reading[] {
  const { plate } = vehicle;
  const miles = risingMiles(vehicle, dates);
  const kind = dates.length >= 3 ? draw(plate, 'odometer') : 1;
  const odd = drawInt(plate, 'odd test', 1, Math.max(dates.length - 2, 1));
  const fall = 18_000 + (miles[odd + 1] ?? 0) - (miles[odd] ?? 0);
  return miles.map((read, index) => {
    if (draw(plate, `unread ${index}`) < 0.004) return { odometerResultType: 'UNREADABLE' };
    const isFallen = kind < 0.01 && index <= odd;
    const isMixedUp = kind >= 0.01 && kind < 0.02 && index === odd;
    const isForeign = kind >= 0.02 && kind < 0.025;
    const value = isFallen ? read + fall : read * (isMixedUp || isForeign ? KM_PER_MILE : 1);
    return {
      odometerResultType: 'READ',
      odometerValue: String(Math.round(value)),
      odometerUnit: isForeign ? 'KM' : 'MI',
    };
  });
}
