import type { SeedVehicle } from '@/scripts/seed/listing';
import type { Random } from '@/scripts/seed/prng';

/** Returns a false statement about a car, in the style of adverts; null if no statement of this kind is false. */
export type Falsehood = (car: SeedVehicle, random: Random, today: Date) => string | null;

export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
export const LAPSED = [
  'No MOT.',
  'MOT has run out.',
  'The MOT expired last month.',
  'Needs an MOT.',
];

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Returns a number up to 99 in words, such as 'three'. */
export const spellNumber = (n: number): string => {
  if (n < 20) return SMALL[n] ?? '';
  const unit = n % 10;
  return `${TENS[Math.floor(n / 10) - 2]}${unit ? `-${SMALL[unit]}` : ''}`;
};

/** Returns a multiple of 100 up to 99,900 in words, such as 'twelve thousand five hundred'. */
export function inPounds(pounds: number): string {
  const thousands = Math.floor(pounds / 1000);
  const hundreds = Math.round((pounds % 1000) / 100);
  return [
    thousands && `${spellNumber(thousands)} thousand`,
    hundreds && `${spellNumber(hundreds)} hundred`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** '45,210' */
export const miles = (n: number) => n.toLocaleString('en-GB');

/** Returns one of the values that are not excluded; null without any. */
export function otherThan<T>(
  random: Random,
  values: readonly T[],
  isExcluded: (value: T) => boolean,
): T | null {
  const left = values.filter((value) => !isExcluded(value));
  return left.length ? random.pick(left) : null;
}
