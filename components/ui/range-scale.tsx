import type { CSSProperties } from 'react';
import { formatPrice } from '@/lib/format';
import { type Estimate, rangeGeometry } from './range-geometry';

type Props = Estimate & { asking?: number };

/** A triangle at an end of the scale, which marks that the range continues beyond it. */
const POINTERS = {
  low: 'right-full [clip-path:polygon(100%_0,100%_100%,0_50%)]',
  high: 'left-full [clip-path:polygon(0_0,100%_50%,0_100%)]',
};

/** A value, its two ranges and an asking price on a scale. Decorative: the caller renders the text. */
export function RangeScale({ asking, ...estimate }: Props) {
  const marks = rangeGeometry(estimate, asking);
  const across = ([from, to]: readonly [number, number]) => ({
    left: `${from}%`,
    right: `${100 - to}%`,
  });
  return (
    <div aria-hidden="true" className="relative h-14">
      <div className="absolute inset-x-0 top-10 h-px bg-line-strong" />
      <div className="hatched absolute top-9 h-2.5 bg-surface" style={across(marks.outer)} />
      <div className="absolute top-9 h-2.5 bg-link" style={across(marks.inner)} />
      {marks.cut.map((end) => (
        <div key={end} className={`absolute top-9 h-2.5 w-1.5 bg-link ${POINTERS[end]}`} />
      ))}
      <div
        className="absolute top-7.5 h-5.5 w-0.5 -translate-x-1/2 bg-ink outline-2 outline-surface"
        style={{ left: `${marks.value}%` }}
      />
      {asking !== undefined && marks.asking && (
        <div
          className="slide-once absolute inset-0"
          style={{ '--from': `${marks.value - marks.asking.at}%` } as CSSProperties}
        >
          <span
            className="tabular absolute top-0 -translate-x-1/2 rounded-1 bg-signal px-1.5 py-0.5 text-small/snug font-semibold text-paper"
            style={{ left: `clamp(2.25rem, ${marks.asking.at}%, 100% - 2.25rem)` }}
          >
            {formatPrice(asking)}
          </span>
          {marks.asking.beyond ? (
            <span
              className={`absolute top-6.5 h-2.5 w-1.5 bg-signal ${POINTERS[marks.asking.beyond]}`}
            />
          ) : (
            <span
              className="absolute top-6 h-6.5 w-0.5 -translate-x-1/2 bg-signal"
              style={{ left: `${marks.asking.at}%` }}
            />
          )}
        </div>
      )}
    </div>
  );
}
