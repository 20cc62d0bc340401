'use client';

import { useState } from 'react';
import { formatMileage } from '@/lib/format';
import { checkOdometer } from '@/lib/registry/odometer';
import { Slider } from '../ui/slider';
import { OdometerCheck } from './odometer-check';
import { findingText } from './odometer-findings';

const tested = (date: string, miles: number) => ({
  date,
  miles,
  expiryDate: null,
  passed: true,
  defects: [],
});
const TESTS = [
  tested('2025-09-18', 54_870),
  tested('2024-09-20', 46_130),
  tested('2023-09-25', 37_540),
];
const LISTED = '2026-03-10';
const STEP = 1000;

/** The odometer check of a made-up car, whose advertised mileage the visitor sets. */
export function OdometerExample() {
  const [miles, setMiles] = useState(41_000);
  const check = checkOdometer(TESTS, { mileage: miles, listed: LISTED });
  const titles = check.findings.map((found) => findingText(found).title);
  return (
    <>
      <h3 className="text-lead font-semibold">A made-up car, tested three times</h3>
      <p className="mt-1 mb-5 max-w-[62ch] text-pretty text-ink-2">
        Its advert is of 10 March 2026 and says {formatMileage(miles)}.
      </p>
      <Slider
        label="Miles in the advert"
        min={20_000}
        max={110_000}
        step={STEP}
        value={miles}
        text={formatMileage(miles)}
        onMove={setMiles}
      />
      <p role="status" className="sr-only">
        {titles.length > 0 ? titles.join('. ') : 'No mileage falls.'}
      </p>
      <div className="mt-3">
        <OdometerCheck check={check} />
      </div>
    </>
  );
}
