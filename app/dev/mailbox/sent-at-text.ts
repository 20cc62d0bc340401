const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/London',
});

/** ISO 8601 → '21 Nov 2026, 04:27:39'; invalid input is returned unchanged. */
export function sentAtText(sentAt: string): string {
  const date = new Date(sentAt);
  return Number.isNaN(date.getTime()) ? sentAt : FORMAT.format(date);
}
