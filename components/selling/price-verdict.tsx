import { formatPrice } from '@/lib/format';
import { verdictLabel, verdictOf } from '@/lib/listings/verdict';
import type { OwnListing } from '@/lib/selling/types';
import { type Narrowing, narrowingText } from '@/lib/valuation/describe';
import { VerdictLabel } from '../listings/verdict-label';
import { RangeScale } from '../ui/range-scale';

type Props = {
  valuation: OwnListing['valuation'];
  /** The reason why such a car has no figure; null if it has one. */
  whyNone: string | null;
  /** The effect of one more fact on the valuation. */
  narrowing: Narrowing | null;
  /** True if the listing has the facts that a valuation needs. */
  isDetailed: boolean;
  /** Whole pounds; null while there is none. */
  price: number | null;
};

/** The valuation of the car, and its verdict on the price. */
export function PriceVerdict({ valuation, whyNone, narrowing, isDetailed, price }: Props) {
  if (!valuation)
    return (
      <p className="rounded-1 bg-sunken p-4 text-pretty text-ink-2">
        {whyNone ??
          `There is no valuation of this car yet. ${
            isDetailed
              ? 'Our model may not know such cars well enough.'
              : 'It needs the mileage and the condition, in the step Details.'
          }`}
      </p>
    );
  const { value, range80 } = valuation;
  const [low, high] = range80;
  const verdict = price === null ? null : verdictOf(price, valuation);
  return (
    <div className="tabular rounded-1 bg-sunken p-4">
      <p>
        <span className="text-small text-ink-3">Our valuation</span>
        <span className="block text-title font-semibold">{formatPrice(value)}</span>
      </p>
      <div className="px-1">
        <RangeScale
          value={value}
          inner={range80}
          outer={range80}
          {...(price !== null && { asking: price })}
        />
      </div>
      <p className="mt-1 text-small text-ink-2">
        Eight in ten such cars ask {formatPrice(low)} to {formatPrice(high)}.
      </p>
      <p role="status" className="mt-2 min-h-6 font-semibold">
        {verdict && price !== null && (
          <VerdictLabel verdict={verdict}>{verdictLabel(price, value, verdict)}</VerdictLabel>
        )}
      </p>
      {narrowing && (
        <p className="text-small text-pretty text-ink-2">
          {narrowingText(narrowing)} The step Details asks for it.
        </p>
      )}
      {verdict === 'none' && (
        <p className="text-small text-ink-2">The range is too wide to judge a price by.</p>
      )}
      {verdict === 'far_below' && (
        <p className="text-small text-pretty text-ink-2">
          Shoppers read this beside your price, and such a car is not featured. Check the price; if
          it is right, say in the description why.
        </p>
      )}
    </div>
  );
}
