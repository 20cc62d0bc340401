'use client';

import { useState } from 'react';
import { addRanges, formatRange, fuelForMiles, type Range } from '@/lib/running-costs/range';

type Props = { perMile: Range; tax: Range };

const MAX_MILES = 100_000;

/** The row of the table for the miles that the reader types. */
export function OwnMiles({ perMile, tax }: Props) {
  const [typed, setTyped] = useState('10000');
  const fuel = fuelForMiles(perMile, Math.min(Math.max(Number(typed) || 0, 0), MAX_MILES));
  return (
    <tr className="needs-script">
      <th scope="row" className="font-normal text-ink-3">
        <label htmlFor="own-miles" className="block">
          Your miles a year
        </label>
        <input
          id="own-miles"
          type="number"
          min={0}
          max={MAX_MILES}
          step={500}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="field mt-1.5 w-28"
        />
      </th>
      <td>
        <output>{formatRange(fuel)}</output>
      </td>
      <td className="font-semibold">
        <output>{formatRange(addRanges(fuel, tax))}</output>
      </td>
    </tr>
  );
}
