import type { ReactNode } from 'react';

/**
 * Whatever a page shows of one person. A tab in which this stands loads anew when its person has
 * signed out elsewhere, and never shows it again from the browser's own copies: see session-watch.tsx.
 */
export function PrivateArea({ children }: { children: ReactNode }) {
  return <div data-private="">{children}</div>;
}
