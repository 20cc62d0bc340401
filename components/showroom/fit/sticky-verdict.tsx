import { verdictLine } from '@/lib/showroom/fit/describe';
import type { Fit } from '@/lib/showroom/fit/fit';
import { cx } from '@/lib/utils';
import { Icon } from '../../ui/icon';
import { VERDICT_COLOURS, VERDICT_ICONS } from './verdict-look';

/** Repeats the verdict above the form on narrow screens; hidden from screen readers, which hear the announcement. */
export function StickyVerdict({ fit }: { fit: Fit }) {
  return (
    <p
      aria-hidden="true"
      data-verdict-line
      className={cx(
        'needs-script sticky top-16 z-10 -mx-(--gutter) flex min-h-11 items-center gap-2 border-y border-line bg-paper px-(--gutter) font-semibold lg:hidden',
        VERDICT_COLOURS[fit.verdict],
      )}
    >
      <Icon name={VERDICT_ICONS[fit.verdict]} className="size-5 flex-none" />
      <span className="truncate">{verdictLine(fit)}</span>
    </p>
  );
}
