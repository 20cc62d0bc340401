import { formatTime } from '@/lib/format';

/** The time of an event, to the minute. */
export const Timestamp = ({ at }: { at: string }) => (
  <time dateTime={new Date(at).toISOString()} className="tabular">
    {formatTime(at)}
  </time>
);
