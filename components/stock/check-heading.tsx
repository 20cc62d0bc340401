'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** The mapping of the file's headings and the dealer's words, as text. */
  reading: string;
  children: ReactNode;
};

/**
 * The head of a file's check. It is scrolled to and focused when the mapping changes, because the form that
 * changed it is far below the check and may be gone.
 */
export function CheckHeading({ reading, children }: Props) {
  const heading = useRef<HTMLDivElement>(null);
  const shown = useRef(reading);
  useEffect(() => {
    if (shown.current === reading) return;
    shown.current = reading;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [reading]);
  return (
    <div ref={heading} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
