import { formatPrice } from '@/lib/format';

type Range = readonly [low: number, high: number];

export type Estimate = {
  value: number;
  /** The 80% range; `outer` is the 90% range. */
  inner: Range;
  outer: Range;
};

type Props = Estimate & { asking?: number };

/** Padding of the scale beyond the outer range, as a fraction of it. */
const MARGIN = 0.18;
/** Minimum position of the asking price's label in per cent, so that it stays within the scale. */
const LABEL_FROM = 9;

/** Maps a price to its position on the scale, in per cent of the width, clamped. */
function scaleOf({ outer: [low, high] }: Estimate) {
  const margin = (high - low) * MARGIN;
  const span = high - low + 2 * margin;
  return (price: number) => Math.min(100, Math.max(0, ((price - low + margin) / span) * 100));
}

/** A value, its two ranges and an asking price on a scale. Decorative: the caller renders the text. */
export function RangeScale({ asking, ...estimate }: Props) {
  const at = scaleOf(estimate);
  const across = ([low, high]: Range) => ({ left: `${at(low)}%`, right: `${100 - at(high)}%` });
  return (
    <div aria-hidden="true" className="relative h-14">
      <div className="absolute inset-x-0 top-10 h-px bg-line-strong" />
      <div className="hatched absolute top-9 h-2.5 bg-surface" style={across(estimate.outer)} />
      <div className="absolute top-9 h-2.5 bg-link" style={across(estimate.inner)} />
      <div
        className="absolute top-7.5 h-5.5 w-0.5 -translate-x-1/2 bg-ink outline-2 outline-surface"
        style={{ left: `${at(estimate.value)}%` }}
      />
      {asking !== undefined && (
        <div
          className="absolute top-0 flex -translate-x-1/2 flex-col items-center"
          style={{ left: `${Math.min(Math.max(at(asking), LABEL_FROM), 100 - LABEL_FROM)}%` }}
        >
          <span className="tabular rounded-1 bg-signal px-1.5 py-0.5 text-small/snug font-semibold text-paper">
            {formatPrice(asking)}
          </span>
          <span className="h-6 w-0.5 bg-signal" />
        </div>
      )}
    </div>
  );
}
