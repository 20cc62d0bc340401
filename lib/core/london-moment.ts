const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
});

const partsOf = (time: number) =>
  Object.fromEntries(moment.formatToParts(time).map(({ type, value }) => [type, value]));

/** Milliseconds → 'Tuesday 1 December' in London, the same on the server and in any browser. */
export function londonWeekday(time: number) {
  const { weekday, day, month } = partsOf(time);
  return `${weekday} ${day} ${month}`;
}

/** ISO date-time → 'Tuesday 1 December, 14:00', London time. */
export function londonMoment(iso: string) {
  const time = Date.parse(iso);
  const { hour, minute } = partsOf(time);
  return `${londonWeekday(time)}, ${hour}:${minute}`;
}
