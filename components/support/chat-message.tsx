import type { ChatMessage as Message } from '@/lib/support/chat';
import { cx } from '@/lib/utils';

const NAMES: Record<Message['author'], string> = {
  visitor: 'You',
  assistant: 'Automatic answer',
  staff: 'Support team',
};

const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A message; the visitor's are on the right. URLs are not linked, because the text is untrusted. */
export function ChatMessage({ author, body, at, links }: Message) {
  const isOwn = author === 'visitor';
  return (
    <li className={cx('flex scroll-mt-4 flex-col', isOwn ? 'items-end pl-10' : 'items-start pr-6')}>
      <p className="mb-1 flex gap-2 text-small text-ink-3">
        <span className={cx(author === 'staff' && 'font-semibold text-link')}>{NAMES[author]}</span>
        <time dateTime={at}>{time.format(new Date(at))}</time>
      </p>
      <div
        className={cx(
          'max-w-full rounded-2 px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere',
          isOwn ? 'bg-brand text-on-brand' : 'border border-line bg-paper',
        )}
      >
        {body}
      </div>
      {links.length > 0 && (
        <ul className="mt-1.5 text-small text-ink-3">
          {links.map(({ href, label }) => (
            <li key={href}>
              {/* A native link: only a browser navigation opens the `details` of a fragment. */}
              In Help:{' '}
              <a
                href={href}
                className="inline-flex min-h-8 items-center text-link underline underline-offset-3"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
