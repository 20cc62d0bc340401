import { useCallback, useEffect, useRef } from 'react';

/**
 * A ref for the control that takes the place of others, and the control it holds: it is focused where what
 * had the focus has left the page, which would send the keyboard back to its top.
 */
export function useKeptFocus() {
  const control = useRef<HTMLElement>(null);
  const last = useRef<Element>(undefined);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  // After every change: only a lost element is followed.
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = undefined;
    if (document.activeElement === document.body) control.current?.focus({ preventScroll: true });
  });

  // The controls are elements of several kinds, which one ref object cannot be typed for.
  const keep = useCallback((element: HTMLElement | null) => {
    control.current = element;
  }, []);
  return { control, keep };
}
