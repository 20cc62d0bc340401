import { formatDate, formatDistance, formatPrice, formatWithin, plural } from '../format';
import type { ComparedCar, MotFacts } from './types';

/** Length in mm from and to: '3.61 to 4.98 m'. */
const metres = (mm: number) => (mm / 1000).toFixed(2);
export const lengthText = ([low, high]: readonly [number, number]) =>
  `${metres(low)} to ${metres(high)}\u00a0m`;
export const turningText = (mm: number) => `About ${(mm / 1000).toFixed(1)}\u00a0m`;

/** The change of a price while public: 'Down £505 since 3 November 2026', 'Unchanged'. */
export function priceChangeText({ priceHistory }: ComparedCar): string {
  const [now, first] = [priceHistory.at(0), priceHistory.at(-1)];
  if (!(now && first)) return 'Not known';
  if (priceHistory.length < 2) return 'Unchanged';
  const by = now.price - first.price;
  const since = formatDate(first.changedAt);
  if (by === 0) return `Changed and back since ${since}`;
  return `${by < 0 ? 'Down' : 'Up'} ${formatPrice(Math.abs(by))} since ${since}`;
}

/** 'From £9,500, in 2 steps'; null for a price that never changed. */
export function priceStepsText({ priceHistory }: ComparedCar): string | null {
  const first = priceHistory.at(-1);
  if (!first || priceHistory.length < 2) return null;
  return `From ${formatPrice(first.price)}, in ${plural(priceHistory.length - 1, 'step')}`;
}

const motCounts = ({ tests, failed }: MotFacts) =>
  tests === 0 ? 'No test yet' : `${plural(tests, 'test')}, ${failed || 'none'} failed`;

/** '6 tests, 1 failed', or why there is no record. */
export const motText = ({ mot }: ComparedCar) => (typeof mot === 'string' ? mot : motCounts(mot));

/** Sentences on the last test and on what the record warns of; null without a record. */
export function motNote({ mot }: ComparedCar): string | null {
  if (typeof mot === 'string') return null;
  const { last, hasFall, isMadeUp } = mot;
  const advisories = last?.advisories
    ? ` with ${last.advisories} ${last.advisories === 1 ? 'advisory' : 'advisories'}`
    : '';
  return [
    last && `Last ${last.passed ? 'passed' : 'failed'} ${formatDate(last.date)}${advisories}.`,
    hasFall && 'The mileage falls between readings: ask why.',
    isMadeUp && 'Made-up record of the demo.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'Bath, BA1'. */
export const placeText = ({ location, outwardCode }: ComparedCar) =>
  [location, outwardCode].filter(Boolean).join(', ') || null;

/** '24 miles from LS6, in a straight line'; null without a place. */
export const distanceText = ({ distance }: ComparedCar) =>
  distance && `${formatDistance(distance.miles)} from ${distance.from}, in a straight line`;

/** 'Within 3 hours', or that it is not known. */
export const replyText = ({ seller }: ComparedCar) =>
  seller.replyMinutes === null ? null : `Within ${formatWithin(seller.replyMinutes)}`;

export const daysText = ({ daysListed }: ComparedCar) =>
  daysListed === 0 ? 'Since today' : plural(daysListed, 'day');
