import { Fragment, type ReactNode, type Ref } from 'react';
import { dayOf } from '@/lib/enquiries/dates';
import type { EnquiryMessage, EnquiryThread } from '@/lib/enquiries/types';
import { PendingMessage, ThreadMessage } from './thread-message';
import { ThreadStep } from './thread-step';

/** Makes the scroller focusable for arrow keys. */
const FOCUSABLE = { tabIndex: 0 };

type Props = Pick<EnquiryThread, 'side' | 'other_name' | 'messages'> & {
  scroller?: Ref<HTMLDivElement>;
  /** The text of a message that is being sent. */
  pending?: string | undefined;
  /** Renders the content below one of the reader's own messages. */
  below?: (message: EnquiryMessage) => ReactNode;
};

/** The messages by day, the newest in view. New ones are announced to screen readers. */
export function ThreadLog({ side, other_name, messages, scroller, pending, below }: Props) {
  return (
    // A reversed column makes the browser start at the end, without JavaScript too.
    <div
      ref={scroller}
      {...FOCUSABLE}
      role="log"
      aria-label={`Conversation with ${other_name}`}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain bg-paper p-4 focus-visible:-outline-offset-2 sm:p-6"
    >
      <ol className="mb-auto grid gap-5">
        {messages.map((message, index) => {
          const day = dayOf(message.created_at);
          const before = messages[index - 1];
          const isOwn = message.sender === side;
          return (
            <Fragment key={message.id}>
              {(!before || dayOf(before.created_at) !== day) && (
                <li className="flex items-center gap-4 text-small text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                  {day}
                </li>
              )}
              {message.is_step ? (
                <ThreadStep {...message} name={isOwn ? 'You' : other_name} />
              ) : (
                <ThreadMessage {...message} isOwn={isOwn} otherName={other_name}>
                  {isOwn && below?.(message)}
                </ThreadMessage>
              )}
            </Fragment>
          );
        })}
        {pending && <PendingMessage body={pending} />}
      </ol>
    </div>
  );
}
