'use client';

import { type CSSProperties, useContext } from 'react';
import type { RangeName } from '@/lib/search/slider-ranges';
import { ChoicesContext } from './filter-context';

type Props = {
  name: RangeName;
  bars: number;
  /** True if a bar counts one value of the slider, rather than the values up to the next. */
  isExact?: boolean;
};

/** Vehicles per price, year or mileage behind a slider; coloured between its thumbs. */
export function Histogram({ name, bars, isExact }: Props) {
  const path = useContext(ChoicesContext).histograms[name];
  if (!path) return null;
  // The thumb of the highest value is at the start of its bar, which is the last of `bars`.
  const [share, last] = isExact ? [1 - 1 / bars, 100 / bars] : [1, 0];
  return ['fill-line-strong/60', 'fill-link/70 [clip-path:var(--clip)]'].map((fill) => (
    <svg
      key={fill}
      aria-hidden="true"
      viewBox={`-0.1 0 ${bars} 1`}
      preserveAspectRatio="none"
      className={`absolute inset-x-0 bottom-1/2 h-9 w-full ${fill}`}
      style={
        {
          '--clip': `inset(0 calc(100% - var(--high) * ${share} - ${last}%) 0 calc(var(--low) * ${share}))`,
        } as CSSProperties
      }
    >
      <path d={path} />
    </svg>
  ));
}
