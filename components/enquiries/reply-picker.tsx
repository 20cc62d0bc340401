'use client';

import { deleteReply } from '@/lib/enquiries/actions';
import type { SavedReply } from '@/lib/enquiries/types';
import { insertReplyPath } from '@/lib/paths';
import { FormSummary } from '../forms/form-summary';
import { useActionForm } from '../forms/use-action-form';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

type Props = {
  conversation: string;
  replies: SavedReply[];
  onPick: (text: string) => void;
  /** Called once a reply is deleted. */
  onDeleted: () => void;
};

/** The user's saved replies: a press inserts one into the message; without JavaScript the URL inserts it. */
export function ReplyPicker({ conversation, replies, onPick, onDeleted }: Props) {
  const deleting = useActionForm({
    action: deleteReply,
    failure: { title: 'Saved reply deletion failed' },
    onResponse: ({ status }) => status === 'done' && onDeleted(),
  });
  const { state, form } = deleting;
  return (
    <>
      {state.status !== 'done' && <FormSummary of={deleting} />}
      <details className="group/replies border-t border-line">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 text-small font-semibold text-ink-2 hover:text-ink sm:px-6 [&::-webkit-details-marker]:hidden">
          Saved replies ({replies.length})
          <Icon name="chevron-right" className="size-4 group-open/replies:rotate-90" />
        </summary>
        <ul className="max-h-52 overflow-y-auto px-4 pb-2 sm:px-6">
          {replies.map(({ id, body }) => (
            <li key={id} className="flex items-center gap-2 border-t border-line">
              <Link
                href={insertReplyPath(conversation, id)}
                onClick={(event) => {
                  event.preventDefault();
                  event.currentTarget.closest('details')?.removeAttribute('open');
                  onPick(body);
                }}
                className="min-w-0 flex-1 truncate py-3 hover:underline"
              >
                <span className="sr-only">Insert: </span>
                {body}
              </Link>
              <form {...form}>
                <input type="hidden" name="conversation" value={conversation} />
                <input type="hidden" name="id" value={id} />
                <button
                  type="submit"
                  aria-label={`Delete saved reply: ${body.slice(0, 60)}`}
                  className={iconButton}
                >
                  <Icon name="close" className="size-4" />
                </button>
              </form>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
