'use client';

import type { SavedReply } from '@/lib/enquiries/types';
import { deleteReply } from '@/lib/staff/actions';
import { caseKey, staffPath } from '@/lib/staff/paths';
import { FormSummary } from '../forms/form-summary';
import { useActionForm } from '../forms/use-action-form';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { ShortcutKey } from './shortcut-key';

type Props = {
  conversation: string;
  replies: SavedReply[];
  onPick: (text: string) => void;
};

/** The saved replies: a press inserts one, the first nine also by key; without JavaScript the URL inserts it. */
export function ReplyList({ conversation, replies, onPick }: Props) {
  const form = useActionForm({
    action: deleteReply,
    failure: { title: 'Saved reply deletion failed' },
  });
  return (
    <section aria-label="Saved replies">
      {form.state.status !== 'done' && <FormSummary of={form} />}
      <ul className="border-b border-line">
        {replies.map(({ id, body }, index) => (
          <li key={id} className="flex items-center gap-2 border-t border-line">
            <Link
              href={staffPath({
                case: caseKey({ kind: 'conversation', id: conversation }),
                insert: id,
              })}
              aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
              onClick={(event) => {
                event.preventDefault();
                onPick(body);
              }}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 hover:underline"
            >
              {index < 9 && <ShortcutKey>{String(index + 1)}</ShortcutKey>}
              <span className="min-w-0 truncate">
                <span className="sr-only">Insert: </span>
                {body}
              </span>
            </Link>
            <form {...form.form}>
              <input type="hidden" name="reply" value={id} />
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
    </section>
  );
}
