import type { CSSProperties } from 'react';
import { figureText } from './slider';

type Thumb = {
  end: 'low' | 'high';
  /** The name of the number field it controls. */
  field: string;
  label: string;
  value: number;
  /** The value that applies no filter, and its suffix for screen readers: 'or more'. */
  open?: { value: number; words: string };
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
};

/** One or two native range inputs on one track; slider.ts synchronises them. */
export function SliderTrack({ min, max, step, thumbs, prefix, unit, plain }: Props) {
  const share = (value: number) => (Math.min(Math.max(value, min), max) - min) / (max - min);
  const places = thumbs.map(({ end, value }) => [`--${end}`, `${share(value) * 100}%`]);
  const figure = { prefix, unit, plain: plain ? 'true' : undefined };
  return (
    <div
      className="needs-script relative mx-0.5"
      style={{ '--low': '0%', ...Object.fromEntries(places) } as CSSProperties}
    >
      <span className="absolute inset-x-0 h-0.5 bg-line-strong" />
      <span className="absolute right-[calc(100%-var(--high))] left-(--low) h-1 bg-link" />
      {thumbs.map(({ end, field, label, value, open }) => (
        <input
          key={field}
          id={`${field}-slider`}
          type="range"
          aria-label={label}
          aria-valuetext={
            figureText(value, figure) + (open?.value === value ? ` ${open.words}` : '')
          }
          min={min}
          max={max}
          step={step}
          defaultValue={value}
          data-slider={field}
          data-end={end}
          data-open={open?.value}
          data-open-words={open?.words}
          data-prefix={prefix}
          data-unit={unit}
          data-plain={figure.plain}
          className="range-thumb"
          style={end === 'low' && share(value) > 0.5 ? { zIndex: 1 } : undefined}
        />
      ))}
    </div>
  );
}
