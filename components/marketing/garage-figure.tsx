'use client';

import { type ReactNode, useState } from 'react';
import { millimetres } from '@/lib/showroom/viewer/describe-dimensions';
import { Slider } from '../ui/slider';

type Props = {
  /** The car's length in mm. */
  length: number;
  /** The car's ends in the picture, which is 900 units wide. */
  car: { left: number; right: number };
  /** The picture of the car. */
  children: ReactNode;
};

/** The garage's lengths in mm. */
const MIN_LENGTH = 4200;
const MAX_LENGTH = 5600;
const FIRST_LENGTH = 5000;

/** A car in the middle of a garage whose length the visitor sets, with the room that is left or missing. */
export function GarageFigure({ length, car, children }: Props) {
  const [garage, setGarage] = useState(FIRST_LENGTH);
  const half = (garage * (car.right - car.left)) / length / 2;
  const middle = (car.left + car.right) / 2;
  const [left, right] = [middle - half, middle + half];
  const spare = garage - length;
  const result = spare < 0 ? `${millimetres(-spare)} too short` : `${millimetres(spare)} left over`;
  return (
    <>
      <div className="relative mx-auto aspect-[900/450] w-full overflow-hidden">
        {children}
        <svg
          viewBox="0 120 900 450"
          aria-hidden="true"
          className="absolute inset-0 size-full"
          fill="none"
        >
          <path d={`M${left} 458V134H${right}V458`} className="stroke-ink-2" strokeWidth="3" />
          <path d="M10 458H890" className="stroke-ink-3" strokeWidth="1.5" />
          <g className="stroke-ink-3" strokeWidth="1">
            <path d={`M${left} 490H${right}M${left} 481v18M${right} 481v18`} />
          </g>
          <g className="stroke-signal" strokeWidth="3">
            <path d={`M${left} 418H${car.left}M${car.right} 418H${right}`} />
          </g>
        </svg>
        <p
          aria-hidden="true"
          className="tabular absolute top-[min(86%,100%-1.25rem)] left-1/2 -translate-x-1/2 text-small whitespace-nowrap text-ink-2"
        >
          Garage {millimetres(garage)}
        </p>
        <p
          aria-hidden="true"
          className="tabular absolute top-[9%] left-[18%] text-small font-semibold text-ink"
        >
          {result}
        </p>
      </div>
      <div className="mt-5">
        <Slider
          label="Length of the garage"
          min={MIN_LENGTH}
          max={MAX_LENGTH}
          step={10}
          value={garage}
          text={millimetres(garage)}
          onMove={setGarage}
        />
        <p role="status" className="sr-only">
          In a garage of {millimetres(garage)}: {result}.
        </p>
      </div>
    </>
  );
}
