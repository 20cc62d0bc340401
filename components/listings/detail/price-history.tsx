import { formatDate, formatDifference, formatPrice, plural } from '@/lib/format';
import { priceSteps } from '@/lib/listings/price-steps';
import type { PricePoint } from '@/lib/listings/types';
import { Icon } from '../../ui/icon';

/** The maximum number of prices before the rest is collapsed. */
const SHOWN = 3;

type PricesProps = {
  /** Newest first. */
  history: PricePoint[];
  /** The part of the history to list. */
  from: number;
  to?: number;
};

function Prices({ history, from, to }: PricesProps) {
  return (
    <ol className="mt-2 grid gap-1">
      {history.slice(from, to).map(({ price, changedAt }, index) => {
        const at = from + index;
        const before = history[at + 1];
        return (
          <li key={at} className="flex justify-between gap-4 text-ink-2">
            <span>
              <span className="font-semibold text-ink">{formatPrice(price)}</span>{' '}
              {at === 0 ? 'since' : 'from'} {formatDate(changedAt)}
            </span>{' '}
            {before && (
              <span className="whitespace-nowrap">{formatDifference(price - before.price)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The asking prices with their dates, newest first; renders nothing for a single price. */
export function PriceHistory({ history }: { history: PricePoint[] }) {
  if (history.length < 2) return null;
  return (
    <section
      aria-labelledby="price-history"
      className="tabular min-w-0 border-t border-line pt-5 sm:pt-6"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="price-history" className="font-text! text-body! font-semibold tracking-normal!">
          Price history
        </h2>
        {/* It is hidden from screen readers, because the list has the same prices. */}
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-6 w-28 overflow-visible"
        >
          <path
            d={priceSteps(history, Date.now())}
            fill="none"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className="stroke-link"
          />
        </svg>
      </div>
      <Prices history={history} from={0} to={SHOWN} />
      {history.length > SHOWN && (
        <details className="group/prices">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-semibold text-link underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            {plural(history.length - SHOWN, 'earlier price')}
            <Icon
              name="chevron-right"
              className="size-5 transition-transform duration-(--fast) group-open/prices:rotate-90"
            />
          </summary>
          <Prices history={history} from={SHOWN} />
        </details>
      )}
    </section>
  );
}
