'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { closeWhenLeft } from '../ui/close-when-left';

/** A header menu that works without JavaScript; closes on navigation. */
export function HeaderMenu({ className, children }: { className: string; children: ReactNode }) {
  return (
    <details key={usePathname()} ref={closeWhenLeft} className={className}>
      {children}
    </details>
  );
}
