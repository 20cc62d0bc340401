import { laterDay, londonDay } from '../core/london';
import { londonWeekday } from '../core/london-moment';

/** For how many days an offer may stand, as in the database (`private.check_offer`). */
const MAX_DAYS = 14;
const SUGGESTED_DAYS = 3;

/** The first and last day until which an offer may stand, and the one suggested, in London. */
export function offerDays(now: Date) {
  const first = londonDay(now);
  return { first, last: laterDay(first, MAX_DAYS), suggested: laterDay(first, SUGGESTED_DAYS) };
}

/** The time at which an offer ends, just after midnight → its last day, 'Thursday 3 December'. */
export const lastDayOf = (standsUntil: string) => londonWeekday(Date.parse(standsUntil) - 1);
