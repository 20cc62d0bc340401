const moment = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/London',
});

/** When something happened, to the minute. */
export const Timestamp = ({ at }: { at: string }) => (
  <time dateTime={new Date(at).toISOString()} className="tabular">
    {moment.format(new Date(at))}
  </time>
);
