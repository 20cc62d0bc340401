const DAY_MS = 24 * 3600 * 1000;

/** Returns the ISO date that many days later. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + Math.round(days) * DAY_MS).toISOString().slice(0, 10);

/** Returns the ISO date that many years later; 29 February becomes 1 March. */
export function addYears(date: string, years: number): string {
  const moved = new Date(date);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved.toISOString().slice(0, 10);
}

export const daysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

export const earlier = (one: string, other: string) => (one < other ? one : other);
