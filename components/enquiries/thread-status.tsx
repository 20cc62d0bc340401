import type { EnquiryThread } from '@/lib/enquiries/types';
import { authPath, conversationPath } from '@/lib/paths';
import { Link } from '../ui/link';

type Props = {
  conversation: string;
  thread: Pick<EnquiryThread, 'blocked_by' | 'side' | 'can_reply'>;
  closed: 'signed-out' | 'gone' | null;
};

/** Explains why a conversation cannot be answered or shows no new messages. */
export function ThreadStatus({ conversation, thread, closed }: Props) {
  const { blocked_by, side, can_reply } = thread;
  // A block closes the buyer's other conversations with the seller as well.
  return (
    <div role="status" className="border-line bg-sunken text-ink-2 not-empty:border-t">
      {closed === 'signed-out' && (
        <p className="px-4 py-3 sm:px-6">
          You have been signed out.{' '}
          <Link
            href={authPath('sign-in', conversationPath(conversation))}
            className="text-link underline underline-offset-3"
          >
            Sign in
          </Link>{' '}
          to see new messages.
        </p>
      )}
      {closed === 'gone' && (
        <p className="px-4 py-3 sm:px-6">This conversation has been deleted.</p>
      )}
      {!can_reply && (
        <p className="px-4 py-3 sm:px-6">
          {blocked_by === side
            ? 'You have blocked this conversation. Unblock it to write again.'
            : blocked_by || side === 'buyer'
              ? 'This conversation is closed: you can read it, but not reply.'
              : 'The account of the other side is deleted: you can read this, but not reply.'}
        </p>
      )}
    </div>
  );
}
