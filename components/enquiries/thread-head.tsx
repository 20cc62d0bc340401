import type { EnquiryThread } from '@/lib/enquiries/types';
import { paths } from '@/lib/paths';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { ThreadCar } from './thread-car';

type Props = {
  thread: Pick<EnquiryThread, 'other_name' | 'side' | 'vehicle' | 'vehicle_title'>;
  /** True if there is a list to go back to. */
  hasList?: boolean;
};

/** The other side of a conversation and its car. */
export function ThreadHead({ thread, hasList }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
      <div className="flex min-w-0 flex-auto items-center gap-2">
        {hasList && (
          <Link
            href={paths.messages}
            aria-label="Back to messages"
            className={`${iconButton} -ml-2 shrink-0 md:hidden`}
          >
            <Icon name="arrow-left" className="size-5" />
          </Link>
        )}
        <h1 className="min-w-0 font-text! text-lead/snug font-semibold tracking-normal">
          <span className="sr-only">Conversation with </span>
          <span className="block truncate">{thread.other_name}</span>
          <span className="block text-small font-normal text-ink-3">
            {thread.side === 'buyer' ? 'Seller' : 'Buyer'}
          </span>
        </h1>
      </div>
      <ThreadCar {...thread} />
    </div>
  );
}
