'use client';

import { useEffect, useRef } from 'react';
import { removePartExchange, usePartExchange } from '@/lib/part-exchange/store';
import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { KeptCar } from './kept-car';

const VALUE_CAR = (
  <a href={`${paths.aiValuation}#form`} className={button('primary', 'medium', 'mt-5')}>
    Value my car
  </a>
);

/** The part exchange of this device: what is kept, or the way to a valuation. */
export function PartExchangePanel() {
  const kept = usePartExchange();
  const box = useRef<HTMLDivElement>(null);

  // Lists opened from here say what is left too.
  useEffect(() => {
    import('./mark-cars').then(({ markCars }) => markCars()).catch(() => {});
  }, []);

  function remove() {
    removePartExchange();
    // The pressed button goes.
    box.current?.focus();
  }

  return (
    <div
      ref={box}
      tabIndex={-1}
      className="rounded-2 border border-line bg-surface p-6 outline-none sm:p-8"
    >
      {kept ? (
        <KeptCar key={kept.car} kept={kept} onRemove={remove} />
      ) : (
        <>
          <h2 className="text-title">No part exchange yet</h2>
          <p className="mt-3 text-pretty text-ink-2">
            Value your present car by its number plate or by hand. On the result, press ‘Use as my
            part exchange’.
          </p>
          <p className="only-without-script mt-3 text-pretty text-ink-2">
            Keeping it needs JavaScript, which is off here, because it is kept in this device’s
            memory alone. The valuation works without, and so does the sum: price less the range,
            plus what you owe.
          </p>
          {VALUE_CAR}
        </>
      )}
    </div>
  );
}
