'use client';

import { useId } from 'react';

type Props = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value as text, also for screen readers. */
  text: string;
  onMove: (value: number) => void;
};

/** A native slider with its label and its value; hidden without JavaScript. */
export function Slider({ label, min, max, step, value, text, onMove }: Props) {
  const id = useId();
  return (
    <div className="needs-script">
      <p className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span aria-hidden="true" className="tabular">
          {text}
        </span>
      </p>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onMove(Number(event.target.value))}
        className="h-11 w-full accent-(--link)"
      />
    </div>
  );
}
