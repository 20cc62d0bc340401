import { formatNumber, formatPrice } from '../format';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (count: number) => NUMBERS[count] ?? formatNumber(count);

const nouns = (count: number, noun: string) => `${noun}${count === 1 ? '' : 's'}`;

/** Describes how much more (positive) or less a car has than the first; the amount is never zero. */
export type Difference = (by: number) => string;

/** 1205 → '£1,205 dearer', -1205 → '£1,205 cheaper'. */
export const inPounds: Difference = (by) =>
  `${formatPrice(Math.abs(by))} ${by < 0 ? 'cheaper' : 'dearer'}`;

/** 2 → '2 years newer', -1 → 'a year older'. */
export const inYears: Difference = (by) => {
  const years = Math.abs(by);
  const span = years === 1 ? 'a year' : `${years} years`;
  return `${span} ${by < 0 ? 'older' : 'newer'}`;
};

/** -18000 → '18,000 fewer miles', 1 → '1 more mile'. */
export const inMiles: Difference = (by) => {
  const miles = Math.abs(by);
  return `${formatNumber(miles)} ${by < 0 ? 'fewer' : 'more'} ${nouns(miles, 'mile')}`;
};

/** -1 → 'one owner fewer', 2 → 'two owners more'. */
export const inOwners: Difference = (by) => {
  const owners = Math.abs(by);
  return `${inWords(owners)} ${nouns(owners, 'owner')} ${by < 0 ? 'fewer' : 'more'}`;
};

/** Pounds a year: -120 → '£120 a year less in road tax'. */
export const inYearlyTax: Difference = (by) =>
  `${formatPrice(Math.abs(by))} a year ${by < 0 ? 'less' : 'more'} in road tax`;

/** Whole seats or doors: 2 → 'two more seats', -1 → 'one seat fewer'. */
export const inCount =
  (noun: string): Difference =>
  (by) => {
    const count = Math.abs(by);
    return by < 0
      ? `${inWords(count)} ${nouns(count, noun)} fewer`
      : `${inWords(count)} more ${nouns(count, noun)}`;
  };

const DAYS_PER_MONTH = 30.44;

/** Days of a valid MOT: 150 → 'MOT 5 months longer', -10 → 'MOT 10 days shorter'. */
export const inMotDays: Difference = (by) => {
  const days = Math.abs(by);
  const months = Math.round(days / DAYS_PER_MONTH);
  const span = days < 45 ? `${days} ${nouns(days, 'day')}` : `${months} ${nouns(months, 'month')}`;
  return `MOT ${span} ${by < 0 ? 'shorter' : 'longer'}`;
};

/** Miles from the visitor's place: -12 → '12 miles nearer'. */
export const inDistance: Difference = (by) => {
  const miles = Math.abs(by);
  return `${formatNumber(miles)} ${nouns(miles, 'mile')} ${by < 0 ? 'nearer' : 'farther'}`;
};

/** Days for sale: 12 → 'listed 12 days earlier'. */
export const inDaysForSale: Difference = (by) => {
  const days = Math.abs(by);
  return `listed ${formatNumber(days)} ${nouns(days, 'day')} ${by < 0 ? 'later' : 'earlier'}`;
};
