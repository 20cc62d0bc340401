import { useCallback, useEffect, useRef } from 'react';

/**
 * A ref for a control that replaces others, and the control it holds: it receives the focus when the focused
 * element has left the page, which would otherwise send the keyboard back to the top.
 */
export function useRestoredFocus() {
  const control = useRef<HTMLElement>(null);
  const last = useRef<Element>(undefined);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  // Runs after every render, but acts only when the last focused element is gone.
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = undefined;
    if (document.activeElement === document.body) control.current?.focus({ preventScroll: true });
  });

  // A callback, because one ref object cannot be typed for controls of several element types.
  const keep = useCallback((element: HTMLElement | null) => {
    control.current = element;
  }, []);
  return { control, keep };
}
