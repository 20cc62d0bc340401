import type { MotHistory } from './types';

export type MotExpiry = {
  /** ISO date; null if the tests give none. */
  date: string | null;
  /** Whether the vehicle has no tests and is too young to need one. */
  isFirst: boolean;
  isPast: boolean;
};

/**
 * Returns the end of the MOT from the record: the latest expiry of a pass, else the first test's
 * due date.
 */
export function motExpiry({ tests, firstDue }: MotHistory, today: string): MotExpiry {
  const passes = tests.flatMap(({ passed, expiryDate }) => (passed && expiryDate) || []);
  const isFirst = tests.length === 0 && firstDue !== null;
  const date = passes.toSorted().at(-1) ?? (isFirst ? firstDue : null);
  return { date, isFirst, isPast: date !== null && date < today };
}

const STALE_DAYS = 14;

/** Whether newer tests may be missing: records are looked up again every week. */
export const isStale = ({ fetchedAt }: MotHistory, now: number) =>
  now - Date.parse(fetchedAt) > STALE_DAYS * 86_400_000;
