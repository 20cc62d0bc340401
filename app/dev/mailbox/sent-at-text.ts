const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/London',
});

/** '21 Nov 2026, 04:27:39', from an ISO 8601 time; the text itself when it is none. */
export function sentAtText(sentAt: string): string {
  const date = new Date(sentAt);
  return Number.isNaN(date.getTime()) ? sentAt : FORMAT.format(date);
}
