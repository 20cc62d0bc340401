import type { Condition } from '@/lib/listings/constants';
import type { Facts } from './facts';

/** Faults and their wording: cosmetic marks first, then faults that cost money. */
const MARKS = [
  'a light kerb mark on the nearside front alloy',
  'a couple of stone chips on the bonnet',
  'a small scuff on the rear bumper',
  'a car park ding on the passenger door',
  'some light scratches around the boot lip',
  'a bit of wear to the driver’s seat bolster',
  'a small chip in the windscreen, well out of the way of the wipers',
  'a few swirl marks in the paint',
];
const WEAR = [
  'scuffs to all four wheels',
  'lacquer starting to peel on the roof',
  'a dent in the rear quarter',
  'a scrape along the nearside sill',
  'a worn driver’s seat',
  'surface rust on one rear arch',
  'a cracked front fog light surround',
  'an air con system that needs regassing',
  'two tyres that will want replacing before long',
];
const TROUBLE = [
  'an engine management light that comes and goes',
  'a noisy wheel bearing at the rear',
  'a clutch that bites high',
  'a slow coolant leak that needs looking at',
  'a knock from the front suspension over bumps',
  'a blowing exhaust',
  'an intermittent electric window',
];

/** Lists faults that match the car's condition; empty for the best condition. */
export function faultsOf({ random, car }: Facts): string[] {
  const fits = (fault: string) =>
    !(
      (/clutch/.test(fault) && car.transmission !== 'manual') ||
      (/engine|exhaust|coolant/.test(fault) && car.fuel === 'electric') ||
      (/wheels|alloy/.test(fault) && car.body === 'van') ||
      (/boot lip/.test(fault) && (car.body === 'pickup' || car.body === 'van')) ||
      (/roof/.test(fault) && car.body === 'convertible')
    );
  const some = (list: readonly string[], least: number, most: number) =>
    random.some(list.filter(fits), random.int(least, most));
  const byCondition: Record<Condition, () => string[]> = {
    excellent: () => [],
    very_good: () => (random.chance(0.35) ? some(MARKS, 1, 1) : []),
    good: () => some(MARKS, 1, 2),
    fair: () => [...some(MARKS, 0, 1), ...some(WEAR, 1, 2)],
    poor: () => [...some(WEAR, 1, 2), ...some(TROUBLE, 1, 2)],
  };
  return byCondition[car.condition]();
}
