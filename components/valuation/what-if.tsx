'use client';

import { useId, useState } from 'react';
import { formatMileage, formatPrice } from '@/lib/format';
import type { Grid } from '@/lib/valuation/what-if';

type Props = {
  grid: Grid;
  year: number;
  mileage: number;
  value: number;
  labels?: { year: string; mileage: string };
};
type SliderProps = {
  label: string;
  options: string[];
  at: number;
  onMove: (at: number) => void;
};

/** A slider over a few options, with a select of the same options. */
function Slider({ label, options, at, onMove }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <select
          aria-label={`${label}, from a list`}
          value={at}
          onChange={(event) => onMove(Number(event.target.value))}
          className="field field-select tabular w-auto!"
        >
          {options.map((option, index) => (
            <option key={option} value={index}>
              {option}
            </option>
          ))}
        </select>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={options.length - 1}
        value={at}
        aria-valuetext={options[at]}
        onChange={(event) => onMove(Number(event.target.value))}
        className="mt-1 h-11 w-full accent-(--link)"
      />
    </div>
  );
}

function difference(pounds: number) {
  if (pounds === 0) return 'As described';
  return `${formatPrice(Math.abs(pounds))} ${pounds < 0 ? 'less' : 'more'} than as described`;
}

const LABELS = { year: 'Year', mileage: 'Mileage' };

/** Shows the value for another year or mileage, from values computed in advance. */
export function WhatIf({ grid, year, mileage, value, labels = LABELS }: Props) {
  const { years, mileages, values } = grid;
  const [row, setRow] = useState(Math.max(0, years.indexOf(year)));
  const [column, setColumn] = useState(Math.max(0, mileages.indexOf(mileage)));
  const other = values[row]?.[column] ?? value;
  return (
    <div className="needs-script grid gap-x-12 gap-y-6 lg:grid-cols-2 lg:items-center">
      <div className="grid gap-4">
        <Slider label={labels.year} options={years.map(String)} at={row} onMove={setRow} />
        <Slider
          label={labels.mileage}
          options={mileages.map(formatMileage)}
          at={column}
          onMove={setColumn}
        />
      </div>
      <output className="tabular block">
        <span className="block font-head text-[clamp(2.5rem,2rem+2vw,3.5rem)]/none font-semibold tracking-[-0.04em]">
          {formatPrice(other)}
        </span>
        <span className="mt-2 block text-ink-2">{difference(other - value)}</span>
      </output>
    </div>
  );
}
