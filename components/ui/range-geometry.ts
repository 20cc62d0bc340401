type Range = readonly [low: number, high: number];

export type Estimate = {
  value: number;
  /** The 80% range; `outer` is the 90% range. */
  inner: Range;
  outer: Range;
};

/** The ends of every scale as multiples of its value, so that ranges of different cars compare by eye. */
const ENDS = [0.5, 1.5] as const;

/** A position in per cent of the scale's width, and the end of the scale that it lies beyond. */
function placeOn(value: number, price: number) {
  const low = value * ENDS[0];
  const at = (100 * (price - low)) / (value * ENDS[1] - low);
  if (at < 0) return { at: 0, beyond: 'low' } as const;
  return at > 100 ? ({ at: 100, beyond: 'high' } as const) : { at, beyond: null };
}

/** The positions of a scale's marks, in per cent of its width, and the ends that cut a range off. */
export function rangeGeometry({ value, inner, outer }: Estimate, asking?: number) {
  const across = ([low, high]: Range) => [placeOn(value, low).at, placeOn(value, high).at] as const;
  return {
    value: placeOn(value, value).at,
    inner: across(inner),
    outer: across(outer),
    /** Ends that the 90% range goes beyond. */
    cut: outer.flatMap((price) => placeOn(value, price).beyond ?? []),
    asking: asking === undefined ? null : placeOn(value, asking),
  };
}
