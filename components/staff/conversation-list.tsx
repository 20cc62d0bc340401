import { staffPath } from '@/lib/paths';
import type { ConversationRow } from '@/lib/staff/types';
import { cx } from '@/lib/utils';
import { Link } from '../ui/link';
import { Timestamp } from './timestamp';

const STATES: Record<ConversationRow['status'], { label: string; className: string }> = {
  waiting: { label: 'Waiting', className: 'font-semibold text-link' },
  open: { label: 'Open', className: 'text-ink-2' },
  closed: { label: 'Closed', className: 'text-ink-3' },
};

type Props = { conversations: ConversationRow[]; selected: string | undefined };

/** Support conversations, waiting ones first. */
export function ConversationList({ conversations, selected }: Props) {
  return (
    <ul className="max-h-[36rem] self-start overflow-y-auto border-y border-line">
      {conversations.map(({ id, status, hasAccount, updatedAt }) => (
        <li key={id} className="border-b border-line last:border-b-0">
          <Link
            href={staffPath({ conversation: id })}
            aria-current={id === selected ? 'true' : undefined}
            className="flex min-h-14 flex-wrap items-center gap-x-4 px-3 py-2 hover:bg-sunken aria-[current]:bg-sunken"
          >
            <span className={cx('w-16', STATES[status].className)}>{STATES[status].label}</span>
            <span className="flex-1">
              <Timestamp at={updatedAt} />
              <span className="block text-small text-ink-3">
                {hasAccount ? 'Signed in' : 'Visitor'} {id.slice(0, 8)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
