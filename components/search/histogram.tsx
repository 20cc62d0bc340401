'use client';

import { type CSSProperties, useContext } from 'react';
import type { RangeName } from '@/lib/search/choices';
import { histogramPath } from '@/lib/search/facet-choices';
import { FilterContext } from './filter-context';

type Props = {
  name: RangeName;
  /** Value of the first bar, and the number of bars. */
  first: number;
  length: number;
  /** Whether a bar is one value of the slider and centred on it, rather than the values up to the next. */
  centred?: boolean;
};

/** Vehicles per price, year or mileage behind a slider; coloured between its thumbs. */
export function Histogram({ name, first, length, centred }: Props) {
  const path = histogramPath(useContext(FilterContext).facets?.[name] ?? {}, first, length);
  if (!path) return null;
  const [left, width, half] = centred ? [0.4, length - 1, 50 / (length - 1)] : [-0.1, length, 0];
  return ['fill-line-strong/60', 'fill-link/70 [clip-path:var(--clip)]'].map((fill) => (
    <svg
      key={fill}
      aria-hidden="true"
      viewBox={`${left} 0 ${width} 1`}
      preserveAspectRatio="none"
      className={`absolute inset-x-0 bottom-1/2 h-9 w-full overflow-visible ${fill}`}
      style={
        {
          '--clip': `inset(0 calc(100% - var(--high) - ${half}%) 0 calc(var(--low) - ${half}%))`,
        } as CSSProperties
      }
    >
      <path d={path} />
    </svg>
  ));
}
