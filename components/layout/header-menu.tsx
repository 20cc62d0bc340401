'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { closeWhenLeft } from '../ui/close-when-left';

/** A menu of the header. It opens without scripts; a new page starts with it closed. */
export function HeaderMenu({ className, children }: { className: string; children: ReactNode }) {
  return (
    <details key={usePathname()} ref={closeWhenLeft} className={className}>
      {children}
    </details>
  );
}
