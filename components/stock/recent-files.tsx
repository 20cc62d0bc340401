import { formatTime } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Link } from '../ui/link';

type Props = {
  /** Newest first; `receivedAt` is an ISO date-time. */
  files: { id: string; source: string; receivedAt: string }[];
};

/** The files that were sent in the last hour. */
export const RecentFiles = ({ files }: Props) => (
  <ul className="border-t border-line">
    {files.map(({ id, source, receivedAt }) => (
      <li
        key={id}
        className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line"
      >
        <Link
          href={paths.stockFile(id)}
          className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere text-link underline-offset-4 hover:underline"
        >
          {source}
        </Link>
        <span className="text-small text-ink-2">{formatTime(receivedAt)}</span>
      </li>
    ))}
  </ul>
);
