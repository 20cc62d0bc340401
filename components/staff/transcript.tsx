import { cx } from '@/lib/utils';
import { Timestamp } from './timestamp';

/** Makes the scroller focusable for arrow keys. */
const FOCUSABLE = { tabIndex: 0 };

type Line = {
  id: string;
  author: string;
  body: string;
  created_at: string;
  /** True for messages of the side that the case is about. */
  isSubject: boolean;
  note?: string | false;
};

/** A conversation as plain text, the latest message in view. */
export const Transcript = ({ lines }: { lines: Line[] }) => (
  // A reversed column makes the browser start at the end, without JavaScript too.
  <section
    {...FOCUSABLE}
    aria-label="Messages"
    className="flex max-h-[28rem] flex-col-reverse overflow-y-auto rounded-2 border border-line bg-paper px-4"
  >
    <ol className="mb-auto">
      {lines.map(({ id, author, body, created_at, isSubject, note }) => (
        <li
          key={id}
          className={cx(
            'my-4 border-l-2 pl-3',
            isSubject ? 'border-link' : 'border-line-strong text-ink-2',
          )}
        >
          <p className="flex flex-wrap gap-x-3 text-small text-ink-3">
            <span className="font-semibold text-ink-2">{author}</span>
            <Timestamp at={created_at} />
            {note && <span className="font-semibold text-danger">{note}</span>}
          </p>
          <p className="max-w-[72ch] whitespace-pre-wrap wrap-anywhere">{body}</p>
        </li>
      ))}
    </ol>
  </section>
);
