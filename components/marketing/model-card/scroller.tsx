import type { ReactNode } from 'react';

/** What scrolls by keys must take focus. */
const FOCUSABLE = { tabIndex: 0 };

/** A table wider than a phone scrolls by itself; it is a named region for those who cannot see that. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section {...FOCUSABLE} aria-label={label} className="overflow-x-auto">
      {children}
    </section>
  );
}
