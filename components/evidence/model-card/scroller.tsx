import type { ReactNode } from 'react';

/** Makes the scroller focusable for arrow keys. */
const FOCUSABLE = { tabIndex: 0 };

/** A horizontal scroll container for wide tables, exposed as a named region. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <p aria-hidden className="pb-2 text-small text-ink-3 sm:hidden print:hidden">
        More columns to the right: swipe the table.
      </p>
      <section {...FOCUSABLE} aria-label={label} className="overflow-x-auto">
        {children}
      </section>
    </>
  );
}
