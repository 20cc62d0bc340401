'use client';

import { useEffect, useState } from 'react';
import { formatMileage } from '@/lib/format';
import { cx } from '@/lib/utils';
import { fingerprint } from '@/lib/web3/fingerprint';
import { Slider } from '../ui/slider';
import { CHAIN, soldAt } from './chain-entries';

type Props = {
  /** The fingerprints of the three entries as they were written. */
  marks: readonly [string, string, string];
};

/** The chain with a slider that changes the mileage of its second entry, and its fingerprint with it. */
export function ChainFigure({ marks: [first, written, third] }: Props) {
  const [miles, setMiles] = useState(CHAIN.miles);
  const [second, setSecond] = useState(written);
  const isBroken = second !== written;

  useEffect(() => {
    let isCurrent = true;
    fingerprint(first, soldAt(miles)).then(
      (mark) => {
        if (isCurrent) setSecond(mark);
      },
      // Browsers hash only on secure pages: the figure then stays as it is.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [first, miles]);

  const blocks = [
    { entry: CHAIN.first, by: 'First keeper', before: 'none', mark: first },
    { entry: soldAt(miles), by: 'Second keeper', before: first, mark: second },
    { entry: CHAIN.third, by: 'Third keeper', before: written, mark: third },
  ];
  return (
    <figure>
      <ol className="grid gap-4 sm:grid-cols-3 sm:gap-0">
        {blocks.map(({ entry, by, before, mark }, index) => (
          <li
            key={by}
            className={cx(
              'relative rounded-2 border border-line-strong bg-surface p-4 sm:mr-6',
              index > 0 &&
                'before:absolute before:-top-4 before:left-6 before:h-4 before:w-px before:bg-line-strong sm:before:top-1/2 sm:before:-left-6 sm:before:h-px sm:before:w-6',
            )}
          >
            <p className="tabular font-semibold text-ink">{entry}</p>
            <p className="text-small text-ink-2">{by}</p>
            <dl className="tabular mt-3 grid grid-cols-[auto_1fr] gap-x-3 border-t border-line pt-3 text-small">
              <dt className="text-ink-3">Before</dt>
              <dd
                className={cx(
                  'text-right font-medium',
                  isBroken && index === 2 ? 'text-danger line-through' : 'text-ink',
                )}
              >
                {before}
              </dd>
              <dt className="text-ink-3">Fingerprint</dt>
              <dd className="text-right font-medium text-link">{mark}</dd>
            </dl>
          </li>
        ))}
      </ol>
      <div className="mt-5">
        <Slider
          label="Change the second entry"
          min={1000}
          max={CHAIN.miles}
          step={1000}
          value={miles}
          text={formatMileage(miles)}
          onMove={setMiles}
        />
      </div>
      <p role="status" className="mb-2 text-small font-semibold text-danger">
        {isBroken &&
          `The third entry names ${written}, and the second is now ${second}: everybody can see that it was changed.`}
      </p>
      <figcaption className="text-small text-ink-3">
        Made up to show the form; the fingerprints are real, the first four digits of SHA-256.
        Change one mileage and its fingerprint changes, and no longer fits the entry that follows.
      </figcaption>
    </figure>
  );
}
