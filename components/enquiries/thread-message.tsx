import { adviceOn } from '@/lib/enquiries/advice';
import { timeOf } from '@/lib/enquiries/dates';
import type { EnquiryMessage, MessageRisk } from '@/lib/enquiries/types';
import { cx } from '@/lib/utils';
import { Icon } from '../ui/icon';

const RISKS: Record<MessageRisk, string> = {
  link: 'it contains a link',
  bank_details: 'it contains payment details, or asks for a card, a code or an account',
};

const bubble = 'max-w-[min(100%,56ch)] rounded-2 px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere';

function Warning({ children }: { children: string }) {
  return (
    <p className="mt-1.5 flex max-w-[56ch] gap-2 text-small text-pretty text-ink-2">
      <Icon name="shield-check" className="mt-0.5 size-4 text-ink-3" />
      {children}
    </p>
  );
}

type Props = Pick<EnquiryMessage, 'body' | 'held' | 'created_at'> & {
  isOwn: boolean;
  otherName: string;
  /** Content below the message, such as a form about it. */
  children?: React.ReactNode;
};

/** A message; the reader's own are on the right. URLs are not linked, because the text is untrusted. */
export function ThreadMessage({ body, held, created_at, isOwn, otherName, children }: Props) {
  const advice = isOwn ? null : adviceOn(body);
  return (
    <li className={cx('group flex flex-col', isOwn ? 'items-end pl-10' : 'items-start pr-10')}>
      <p className="mb-1 flex max-w-full gap-2 text-small text-ink-3">
        <span className="truncate font-semibold text-ink-2">{isOwn ? 'You' : otherName}</span>
        <time dateTime={created_at} className="tabular">
          {timeOf(created_at)}
        </time>
      </p>
      <div
        className={cx(
          bubble,
          isOwn && !held && 'bg-brand text-on-brand',
          !isOwn && !held && 'border border-line bg-surface',
          held && 'border border-dashed border-line-strong text-ink-2',
        )}
      >
        {body}
      </div>
      {held && isOwn && (
        <Warning>
          {`Held back: ${RISKS[held]}. ${otherName} does not see it. Such messages from people who have not been here for long are held back; our staff read them and may deliver them.`}
        </Warning>
      )}
      {held && !isOwn && (
        <Warning>
          Be careful with anybody who sends links or payment details, or asks for a card or a code,
          before you have met. Pay nothing before you have seen the car and its papers.
        </Warning>
      )}
      {!held && advice && <Warning>{advice}</Warning>}
      {children}
    </li>
  );
}

/** A message being sent. It is hidden from screen readers: the log announces it once it is sent. */
export const PendingMessage = ({ body }: { body: string }) => (
  <li aria-hidden="true" className="flex flex-col items-end pl-10">
    <p className="mb-1 text-small text-ink-3">Sending…</p>
    <div className={cx(bubble, 'border border-brand bg-surface')}>{body}</div>
  </li>
);
