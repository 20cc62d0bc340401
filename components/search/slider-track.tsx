'use client';

import { type CSSProperties, type ReactNode, useContext, useState } from 'react';
import type { FilterName } from '@/lib/search/filters';
import { cx } from '@/lib/utils';
import { FilterContext } from './filter-context';
import { figureText } from './slider';

type Thumb = {
  end: 'low' | 'high';
  /** The filter of the number field that it controls. */
  field: FilterName;
  label: string;
  /** The position without a filter. */
  value: number;
  /** The suffix of the position without a filter, for screen readers: 'or more'. */
  open?: string;
};

type Props = {
  min: number;
  max: number;
  step: number;
  thumbs: Thumb[];
  prefix?: string;
  unit?: string;
  /** Omits the thousands separator, for years. */
  plain?: boolean;
  /** Drawn on the track, also without JavaScript. */
  histogram?: ReactNode;
};

/**
 * One or two native range inputs on one track, which start with the values of their filters. They need
 * JavaScript: slider.ts keeps them in step with their fields.
 */
export function SliderTrack({ min, max, step, thumbs, prefix, unit, plain, histogram }: Props) {
  const { filters } = useContext(FilterContext);
  const [starts] = useState(() =>
    thumbs.map(({ field, value, ...thumb }) => {
      const start = Math.min(Math.max(Number(filters[field] ?? value), min), max);
      return { ...thumb, field, value, start, share: (start - min) / (max - min) };
    }),
  );
  const places = starts.map(({ end, share }) => [`--${end}`, `${share * 100}%`]);
  const figure = { prefix, unit, plain: plain ? 'true' : undefined };
  return (
    <div
      className={cx('relative mx-0.5', histogram ? 'mt-6' : 'needs-script')}
      style={{ '--low': '0%', ...Object.fromEntries(places) } as CSSProperties}
    >
      {histogram}
      <span className="absolute inset-x-0 h-0.5 bg-line-strong" />
      <span className="absolute right-[calc(100%-var(--high))] left-(--low) h-1 bg-link" />
      {starts.map(({ end, field, label, value, open, start, share }) => (
        <input
          key={field}
          id={`${field}-slider`}
          type="range"
          aria-label={label}
          aria-valuetext={figureText(start, figure) + (open && start === value ? ` ${open}` : '')}
          min={min}
          max={max}
          step={step}
          defaultValue={start}
          data-slider={field}
          data-end={end}
          data-open={open && value}
          data-open-text={open}
          data-prefix={prefix}
          data-unit={unit}
          data-plain={figure.plain}
          className="needs-script range-thumb"
          // If both thumbs meet, the one that can still move is on top, as in slider.ts.
          style={end === 'low' && share > 0.5 ? { zIndex: 1 } : undefined}
        />
      ))}
    </div>
  );
}
