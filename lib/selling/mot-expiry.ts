import type { OwnListing } from './types';

/**
 * Maximum months until an MOT expires: a test up to a month early keeps its date
 * (https://www.gov.uk/getting-an-mot/when-to-get-an-mot).
 */
const MAX_MONTHS = 13;
/**
 * Years until the first test is due: three, in Northern Ireland four
 * (https://www.nidirect.gov.uk/articles/mot-introduction).
 */
const FIRST_TEST_YEARS = 4;
const OLDEST_YEARS = 10;

function monthsFrom(today: Date, months: number) {
  const date = new Date(today);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/**
 * Returns the error of an MOT's last day (ISO date) for a listing. Null for a possible date, and
 * for the saved one: it was right when it was saved, and the other fields stay editable.
 */
export function motExpiryError(
  date: string | undefined,
  { year, motExpiry }: Pick<OwnListing, 'year' | 'motExpiry'>,
  today = new Date(),
): string | null {
  if (!date || date === motExpiry) return null;
  const isFirst = date <= `${year + FIRST_TEST_YEARS}-12-31`;
  if (date > monthsFrom(today, MAX_MONTHS) && !isFirst)
    return 'An MOT ends 13 months from today at most: please check the year';
  if (date < monthsFrom(today, -12 * OLDEST_YEARS))
    return 'This MOT ended more than ten years ago: leave it empty';
  return null;
}
