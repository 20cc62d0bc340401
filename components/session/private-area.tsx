import type { ReactNode } from 'react';

/**
 * Wraps user-specific content. session-watch.tsx hides it and reloads the tab when the user changes
 * elsewhere, or when the browser restores the page from its back/forward cache.
 */
export function PrivateArea({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div data-private="" className={className}>
      {children}
    </div>
  );
}
