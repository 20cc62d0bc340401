import type { CSSProperties, ReactNode } from 'react';
import { cx } from '@/lib/utils';
import { figureText } from './slider';

type Thumb = {
  end: 'low' | 'high';
  /** The name of the number field it controls. */
  field: string;
  label: string;
  /** The default value. */
  value: number;
  /** Given where the default applies no filter: its suffix for screen readers, 'or more'. */
  open?: string;
};

type Props = {
  min: number;
  max: number;
  step: number;
  thumbs: Thumb[];
  prefix?: string;
  unit?: string;
  /** No thousands separator, for years. */
  plain?: boolean;
  /** Drawn on the track, also without JavaScript. */
  histogram?: ReactNode;
};

/**
 * One or two native range inputs on one track, at their defaults. They need JavaScript, and slider.ts
 * moves them to the filters' values.
 */
export function SliderTrack({ min, max, step, thumbs, prefix, unit, plain, histogram }: Props) {
  const places = thumbs.map(({ end, value }) => [
    `--${end}`,
    `${((value - min) / (max - min)) * 100}%`,
  ]);
  const figure = { prefix, unit, plain: plain ? 'true' : undefined };
  return (
    <div
      className={cx('relative mx-0.5', histogram ? 'mt-6' : 'needs-script')}
      style={{ '--low': '0%', ...Object.fromEntries(places) } as CSSProperties}
    >
      {histogram}
      <span className="absolute inset-x-0 h-0.5 bg-line-strong" />
      <span className="absolute right-[calc(100%-var(--high))] left-(--low) h-1 bg-link" />
      {thumbs.map(({ end, field, label, value, open }) => (
        <input
          key={field}
          id={`${field}-slider`}
          type="range"
          aria-label={label}
          aria-valuetext={figureText(value, figure) + (open ? ` ${open}` : '')}
          min={min}
          max={max}
          step={step}
          defaultValue={value}
          data-slider={field}
          data-end={end}
          data-open={open && value}
          data-open-words={open}
          data-prefix={prefix}
          data-unit={unit}
          data-plain={figure.plain}
          className="needs-script range-thumb"
        />
      ))}
    </div>
  );
}
