import { useEffect, useRef } from 'react';

/**
 * For an area whose pressed button disappears: moves the focus to the area then. `state` is what it shows;
 * `wasPressed`, whether a button outside, which it replaces, has opened it.
 */
export function useFocusKept(state: string, wasPressed: boolean) {
  const area = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  const held = useRef(wasPressed);

  useEffect(() => {
    // A pressed button that is gone leaves the focus to the body.
    const isLost = document.activeElement === document.body && held.current;
    if (shown.current !== state && isLost) area.current?.focus({ preventScroll: true });
    shown.current = state;
  }, [state]);

  useEffect(() => {
    const element = area.current;
    const hold = ({ target }: FocusEvent) => {
      held.current = element?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', hold);
    return () => document.removeEventListener('focusin', hold);
  }, []);
  return area;
}
