import type { OwnListing } from './types';

/** A test up to a month early keeps its date (https://www.gov.uk/getting-an-mot/when-to-get-an-mot). */
const LONGEST_MONTHS = 13;
/** When the first test is due: after three years, in Northern Ireland four (https://www.nidirect.gov.uk/articles/mot-introduction). */
const FIRST_TEST_YEARS = 4;
const OLDEST_YEARS = 10;

function monthsFrom(today: Date, months: number) {
  const date = new Date(today);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/**
 * What is wrong with an MOT's last day (ISO date) of a listing; null of one that can be, and of the saved one: it was
 * right once, and the rest can still be changed.
 */
export function motExpiryError(
  date: string | undefined,
  { year, motExpiry }: Pick<OwnListing, 'year' | 'motExpiry'>,
  today = new Date(),
): string | null {
  if (!date || date === motExpiry) return null;
  const isFirst = date <= `${year + FIRST_TEST_YEARS}-12-31`;
  if (date > monthsFrom(today, LONGEST_MONTHS) && !isFirst)
    return 'An MOT ends 13 months from today at most: please check the year';
  if (date < monthsFrom(today, -12 * OLDEST_YEARS))
    return 'This MOT ended more than ten years ago: leave it empty';
  return null;
}
