import { londonDay } from '../core/london';
import { londonWeekday } from '../core/london-moment';

const DAY_MS = 24 * 3600 * 1000;
/** For how many days an offer may stand, as in the database (`private.check_offer`). */
const MAX_DAYS = 14;
const SUGGESTED_DAYS = 3;

/** Counts days at noon UTC, so that no change of the clocks moves one. */
const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The first and last day until which an offer may stand, and the one suggested, in London. */
export function offerDays(now: Date) {
  const first = londonDay(now);
  return { first, last: later(first, MAX_DAYS), suggested: later(first, SUGGESTED_DAYS) };
}

/** The time at which an offer ends, just after midnight → its last day, 'Thursday 3 December'. */
export const lastDayOf = (standsUntil: string) => londonWeekday(Date.parse(standsUntil) - 1);
