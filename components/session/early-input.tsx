'use client';

import { useEffect } from 'react';

/** Has done again what lib/core/browser/early-input.ts noted. Stands last: all that it presses listens by then. */
export function EarlyInput() {
  useEffect(() => window.early?.replay(), []);
  return null;
}
