import { formatTime } from '@/lib/format';

/** When something happened, to the minute. */
export const Timestamp = ({ at }: { at: string }) => (
  <time dateTime={new Date(at).toISOString()} className="tabular">
    {formatTime(at)}
  </time>
);
