'use client';

import { useEffect } from 'react';
import { CompareTray } from '@/components/compare/compare-tray';
import { markCars } from '@/components/part-exchange/mark-cars';

/** The tray of the comparison, and what is left to pay beside every car. Lazy-loaded: see DeviceLoader. */
export function DeviceParts() {
  useEffect(markCars, []);
  return <CompareTray />;
}
