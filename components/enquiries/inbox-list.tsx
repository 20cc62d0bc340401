import { shortTimeOf } from '@/lib/enquiries/dates';
import type { EnquirySummary } from '@/lib/enquiries/types';
import { paths } from '@/lib/paths';
import { cx } from '@/lib/utils';
import { Link } from '../ui/link';
import { carName, endOf, ThreadPicture } from './thread-car';

function Mark({ children }: { children: string }) {
  return (
    <span className="rounded-1 border border-line-strong px-1.5 text-small/5 text-ink-2">
      {children}
    </span>
  );
}

type Props = { conversations: EnquirySummary[]; selected?: string; now: Date };

/** The user's conversations, latest first. */
export function InboxList({ conversations, selected, now }: Props) {
  return (
    <ul>
      {conversations.map((conversation) => {
        const { id, side, other_name, vehicle, blocked_by, updated_at, last_sender, excerpt } =
          conversation;
        // The open conversation counts as read.
        const unread = id === selected ? 0 : conversation.unread;
        const ended = endOf(vehicle);
        return (
          <li key={id} className="border-b border-line">
            <Link
              href={paths.message(id)}
              aria-current={id === selected ? 'page' : undefined}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 md:max-xl:grid-cols-[3.5rem_minmax(0,1fr)] md:max-xl:gap-x-3 px-(--gutter) py-4 md:px-4 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current=page]:bg-sunken aria-[current=page]:shadow-[inset_3px_0_var(--link)]"
            >
              <ThreadPicture vehicle={vehicle} />
              <span className="min-w-0">
                <span className="flex items-baseline gap-3">
                  <span
                    className={cx('flex-1 truncate', unread > 0 ? 'font-bold' : 'font-semibold')}
                  >
                    {other_name}
                  </span>
                  <time dateTime={updated_at} className="tabular text-small text-ink-3">
                    {shortTimeOf(updated_at, now)}
                  </time>
                </span>
                <span className="block truncate text-small text-ink-2">
                  {carName(conversation)}
                </span>
                <span className="mt-1 flex items-center gap-2">
                  <span
                    className={cx(
                      'flex-1 truncate',
                      unread > 0 ? 'font-semibold text-ink' : 'text-ink-3',
                    )}
                  >
                    {last_sender === side && 'You: '}
                    {excerpt}
                  </span>
                  {ended && <Mark>{ended.mark}</Mark>}
                  {blocked_by && <Mark>{blocked_by === side ? 'Blocked' : 'Closed'}</Mark>}
                  {unread > 0 && (
                    <span className="tabular min-w-5 rounded-full bg-brand px-1.5 text-center text-small/5 font-semibold text-on-brand">
                      {unread}
                      <span className="sr-only"> unread</span>
                    </span>
                  )}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
