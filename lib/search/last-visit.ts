/** When lists were used: last, and last in the visit before. Epoch milliseconds; 0 where unknown. */
export type Visits = { at: number; before: number };

/** Uses within this time of each other are one visit. */
const VISIT_MS = 30 * 60_000;

const KEY = 'last-visit';

const readTime = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

/** Reads stored JSON; a time in the future, of a clock that was wrong, is none. */
export function readVisits(stored: unknown, now: number): Visits {
  const { at, before } = Object(stored) as Partial<Record<keyof Visits, unknown>>;
  const past = (time: number) => (time <= now ? time : 0);
  return { at: past(readTime(at)), before: past(readTime(before)) };
}

/** The visits with one more use now. */
export const withUse = ({ at, before }: Visits, now: number): Visits => ({
  at: now,
  before: now - at > VISIT_MS ? at : before,
});

/**
 * Notes on this device that lists are used now. Returns the end of the visit before; 0 if there was none, or where the
 * person does not want to be remembered (see lib/favourites/viewed.ts).
 */
export function noteVisit(): number {
  try {
    if (localStorage.getItem('viewed') === 'off') {
      localStorage.removeItem(KEY);
      return 0;
    }
    const now = Date.now();
    const visits = withUse(readVisits(JSON.parse(localStorage.getItem(KEY) ?? 'null'), now), now);
    localStorage.setItem(KEY, JSON.stringify(visits));
    return visits.before;
  } catch {
    // Storage is blocked or full, or holds something else.
    return 0;
  }
}
