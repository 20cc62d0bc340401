'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

/** Presses the button again that was pressed before hydration, when nothing listened. */
export function ReplayEarlyPress() {
  const pressed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    pressed.current = window.earlyPress ?? null;
    window.earlyPress = null;
  }, []);
  // The effects of other components have run by now.
  useEffect(() => {
    if (pressed.current?.isConnected) pressed.current.click();
  }, []);
  return null;
}
