'use client';

import { useLayoutEffect, useRef } from 'react';
import { CASE_HEADING } from './desk-shortcuts';

/** The heading of the case. It takes the focus when its case is shown, unless the user is typing. */
export function CaseHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Runs before the URL changes to the case's, so that a key pressed from then on reaches the case.
  useLayoutEffect(() => {
    if (document.activeElement?.matches('input, textarea')) return;
    heading.current?.focus({ preventScroll: true });
    // Next leaves the page scrolled where its top is still in view, although the header covers it.
    if (document.activeElement === heading.current) scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <h2
      ref={heading}
      id={CASE_HEADING}
      tabIndex={-1}
      className="text-title/tight wrap-anywhere outline-none"
    >
      {children}
    </h2>
  );
}
