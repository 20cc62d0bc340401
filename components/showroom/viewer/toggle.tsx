import type { ReactNode } from 'react';
import { button } from '../../ui/button';

/** Class names of a pressed button. */
export const PRESSED =
  'aria-pressed:border-link aria-pressed:bg-verified-tint aria-pressed:text-link';

type Props = { isOn: boolean; onToggle: (isOn: boolean) => void; children: ReactNode };

/** A button that shows and hides something on the model. */
export function Toggle({ isOn, onToggle, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
      className={button('secondary', 'small', PRESSED)}
    >
      {children}
    </button>
  );
}
