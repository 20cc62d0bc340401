import type { TimelineItem } from '@/lib/advert-history/types';
import { formatDate } from '@/lib/format';
import { Icon } from '../ui/icon';

/** Items of a car's line of time with their days. */
export function TimelineItems({ items }: { items: TimelineItem[] }) {
  return (
    <ol className="tabular mt-4 border-t border-line">
      {items.map(({ at, text, isFlagged }) => (
        <li
          key={`${at} ${text}`}
          className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-[11rem_1fr]"
        >
          <time dateTime={at} className="text-ink-3">
            {formatDate(at)}
          </time>
          <span className={isFlagged ? 'font-semibold' : undefined}>
            {isFlagged && <Icon name="alert" className="mr-2 inline size-4 text-signal" />}
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
