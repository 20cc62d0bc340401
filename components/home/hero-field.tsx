import type { ReactNode } from 'react';
import { cx } from '@/lib/utils';

type Props = { id: string; label: string; className: string; children: ReactNode };

const CONTROL =
  'field min-h-18! rounded-2! border-0! bg-transparent! pt-7! pb-1.5! pl-4! focus-visible:outline-offset-0! lg:pl-5!';

/** Controls fill their cells, so that the whole cell is clickable. */
export const heroInput = `${CONTROL} pr-4!`;
export const heroSelect = `${CONTROL} field-select pr-9! bg-position-[calc(100%-22px)_64%,calc(100%-17px)_64%]!`;

/** A cell of the search bar; the label overlays the control. */
export function HeroField({ id, label, className, children }: Props) {
  return (
    <div className={cx('relative min-w-0 border-line', className)}>
      <label
        htmlFor={id}
        className="pointer-events-none absolute top-3 left-4 text-small font-semibold text-ink-2 lg:left-5"
      >
        {label}
      </label>
      {children}
    </div>
  );
}
