'use client';

import { useEffect } from 'react';

/** Replays input recorded before hydration (lib/core/browser/early-input.ts). Rendered last, after all listeners. */
export function EarlyInput() {
  useEffect(() => window.early?.replay(), []);
  return null;
}
