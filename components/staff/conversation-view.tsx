import { closeConversation } from '@/lib/staff/actions';
import type { Conversation } from '@/lib/staff/types';
import { cx } from '@/lib/utils';
import { button } from '../ui/button';
import { AnswerForm } from './answer-form';
import { StaffForm } from './staff-form';
import { Timestamp } from './timestamp';

const NAMES = { visitor: 'Visitor', assistant: 'Automatic answer', staff: 'Staff' } as const;

/** A conversation's messages and the reply form. */
export function ConversationView({ id, status, messages }: Conversation) {
  return (
    <section id="conversation" aria-label="Conversation" className="min-w-0">
      <ol className="grid gap-4">
        {messages.map(({ id: messageId, author, body, at }) => (
          <li key={messageId}>
            <p className="mb-1 text-small text-ink-3">
              {NAMES[author]}, <Timestamp at={at} />
            </p>
            <div
              className={cx(
                'max-w-[68ch] rounded-2 border px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere',
                author === 'visitor' ? 'border-line-strong bg-surface' : 'border-line text-ink-2',
              )}
            >
              {body}
            </div>
          </li>
        ))}
      </ol>
      {/* A new form after each reply of staff, as the redirect may lead to the same address. */}
      <AnswerForm
        key={messages.findLast(({ author }) => author === 'staff')?.id}
        conversation={id}
      />
      {status !== 'closed' && (
        <StaffForm action={closeConversation} className="mt-3">
          <input type="hidden" name="conversation" value={id} />
          <button type="submit" className={button('secondary', 'small')}>
            Close conversation
          </button>
        </StaffForm>
      )}
    </section>
  );
}
