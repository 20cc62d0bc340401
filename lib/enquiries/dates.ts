const ZONE = { timeZone: 'Europe/London' } as const;
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...ZONE });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...ZONE });
const weekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  ...ZONE,
});

/** ISO date-time → '14:05'. */
export const timeOf = (iso: string) => time.format(new Date(iso));

/** ISO date-time → 'Sunday 22 November 2026'. */
export const dayOf = (iso: string) => weekday.format(new Date(iso));

/** ISO date-time → '14:05' if that is today, else '21 Nov'. */
export const shortTimeOf = (iso: string, now: Date) =>
  weekday.format(now) === dayOf(iso) ? timeOf(iso) : day.format(new Date(iso));
