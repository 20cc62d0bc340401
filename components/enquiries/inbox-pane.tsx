import type { EnquirySummary } from '@/lib/enquiries/types';
import { messagesBeforePath, paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Link } from '../ui/link';
import { InboxList } from './inbox-list';

type Props = {
  conversations: EnquirySummary[];
  /** True if these are not the latest conversations. */
  isOlder?: boolean;
  hasMore: boolean;
  selected?: string;
};

/** The list of conversations with links to older and to the latest ones. */
export function InboxPane({ conversations, isOlder, hasMore, selected }: Props) {
  const last = conversations.at(-1);
  return (
    <>
      <InboxList
        conversations={conversations}
        now={new Date()}
        {...(selected !== undefined && { selected })}
      />
      <p className="flex flex-wrap gap-3 not-empty:px-(--gutter) not-empty:py-4 md:not-empty:px-4">
        {isOlder && (
          <Link href={paths.messages} className={button('secondary', 'small')}>
            Latest conversations
          </Link>
        )}
        {hasMore && last && (
          <Link href={messagesBeforePath(last.updated_at)} className={button('secondary', 'small')}>
            Older conversations
          </Link>
        )}
      </p>
    </>
  );
}
