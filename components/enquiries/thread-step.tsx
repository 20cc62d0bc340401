import { timeOf } from '@/lib/enquiries/dates';
import type { EnquiryMessage } from '@/lib/enquiries/types';

type Props = Pick<EnquiryMessage, 'body' | 'created_at'> & {
  /** The sender: 'You' or a name. */
  name: string;
};

/** A step that a side took, such as an offer, in the words of the site. */
export function ThreadStep({ body, created_at, name }: Props) {
  return (
    <li className="mx-auto grid max-w-[min(100%,56ch)] gap-1 rounded-2 border border-line-strong bg-sunken px-4 py-3 text-center">
      <p className="flex justify-center gap-2 text-small text-ink-3">
        <span className="truncate font-semibold text-ink-2">{name}</span>
        <time dateTime={created_at} className="tabular">
          {timeOf(created_at)}
        </time>
      </p>
      <p className="text-pretty wrap-anywhere">{body}</p>
    </li>
  );
}
