'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** How the headings of the file are read, as text. */
  reading: string;
  children: ReactNode;
};

/**
 * The head of a file's check. Shown and focused when the headings are read another way: the form that
 * said so is far below the check, and may be gone.
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
