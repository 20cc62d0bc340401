'use client';

import { useState } from 'react';
import { formatNumber } from '@/lib/format';
import { Slider } from '../ui/slider';

/** Gwei in one ETH. */
const GWEI = 1e9;

/** Shows the fees of a sale that goes well, at a gas price that the visitor sets. */
export function GasFee({ gas }: { gas: number }) {
  const [price, setPrice] = useState(10);
  return (
    <>
      <Slider
        label="Gas price"
        min={1}
        max={100}
        step={1}
        value={price}
        text={`${price} gwei`}
        onMove={setPrice}
      />
      <p role="status" className="tabular">
        A sale that goes well, from the title’s approval to the seller’s withdrawal, takes{' '}
        {formatNumber(gas)} gas in five acts: at {price} gwei that is{' '}
        {((gas * price) / GWEI).toFixed(5)} ETH.
      </p>
    </>
  );
}
