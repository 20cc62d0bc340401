const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** The date in London as YYYY-MM-DD: the day boundary the database uses, the same on the server and in any browser. */
export const londonDay = (time: Date | number) => day.format(time);

/** The current year in London. */
export const londonYear = () => Number(londonDay(new Date()).slice(0, 4));

const DAY_MS = 86_400_000;

/** A day as YYYY-MM-DD → the day so many days later. Counts at noon UTC, so that no change of the clocks moves one. */
export const laterDay = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
