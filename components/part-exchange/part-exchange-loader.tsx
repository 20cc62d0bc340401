'use client';

import { useEffect } from 'react';

/** Loads what marks cars once this device keeps a part exchange: pages without one carry no script of it. */
export function PartExchangeLoader() {
  useEffect(() => {
    try {
      if (localStorage['part-exchange'])
        import('./mark-cars').then(({ markCars }) => markCars()).catch(() => {});
    } catch {
      // Storage is blocked: none is kept.
    }
  }, []);
  return null;
}
