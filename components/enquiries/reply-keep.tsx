'use client';

import { saveReply } from '@/lib/enquiries/actions';
import { enquiryMessages } from '@/lib/enquiries/messages';
import { FormSummary } from '../forms/form-summary';
import { useActionForm } from '../forms/use-action-form';

type Props = { conversation: string; text: string; onDone: () => void };

/** Saves one of a seller's own messages to reply with again. */
export function ReplyKeep({ conversation, text, onDone }: Props) {
  const keeping = useActionForm({
    action: saveReply,
    failure: enquiryMessages.replyNotSaved,
    onResponse: ({ status }) => status === 'done' && onDone(),
  });
  const { state, form, pending } = keeping;
  return (
    <form {...form}>
      {state.status !== 'done' && <FormSummary of={keeping} />}
      <input type="hidden" name="conversation" value={conversation} />
      <input type="hidden" name="text" value={text} />
      <button
        type="submit"
        aria-disabled={pending}
        aria-label={`Keep as a saved reply: ${text.slice(0, 60)}`}
        className="-mr-2 [@media(hover:hover)]:not-group-hover:not-focus:opacity-0 inline-flex min-h-11 items-center px-2 text-small text-ink-3 underline-offset-3 hover:text-ink hover:underline"
      >
        Keep as a saved reply
      </button>
    </form>
  );
}
