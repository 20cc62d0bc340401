import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an area when the pressed button in it disappears. `state` identifies the area's content;
 * `wasPressed` says whether a button outside, which the area replaces, has opened it.
 */
export function useRestoredFocus(state: string, wasPressed: boolean) {
  const area = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  const held = useRef(wasPressed);

  useEffect(() => {
    // The focus is on the body if the pressed button is gone.
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
