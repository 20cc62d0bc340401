'use client';

import { saveReply } from '@/lib/enquiries/actions';
import { useActionForm } from '../forms/use-action-form';

type Props = { conversation: string; text: string };

/** Saves one of a seller's own messages to reply with again. */
export function ReplyKeep({ conversation, text }: Props) {
  const { form, pending } = useActionForm({
    action: saveReply,
    failure: { title: 'Saved reply failed' },
  });
  return (
    <form {...form} className="[@media(hover:hover)]:not-group-hover:not-focus-within:opacity-0">
      <input type="hidden" name="conversation" value={conversation} />
      <input type="hidden" name="text" value={text} />
      <button
        type="submit"
        aria-disabled={pending}
        className="-mr-2 inline-flex min-h-8 items-center px-2 text-small text-ink-3 underline-offset-3 hover:text-ink hover:underline"
      >
        Keep as a saved reply
      </button>
    </form>
  );
}
