'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { TOAST_EVENT, type Toast } from '@/lib/toast';
import { showFlash } from './show-flash';

const Toaster = lazy(() => import('./toaster'));

/** Waits for the first toast before it loads what draws them; a redirect may have left one. */
export function ToastHost() {
  const pathname = usePathname();
  const [first, setFirst] = useState<Toast>();
  useEffect(() => {
    if (first) return;
    const listen = (event: Event) => setFirst((event as CustomEvent<Toast>).detail);
    window.addEventListener(TOAST_EVENT, listen);
    return () => window.removeEventListener(TOAST_EVENT, listen);
  }, [first]);
  // After the listeners above and, on a new page, after the Toaster has put the old toast away.
  useEffect(() => {
    if (pathname) showFlash();
  }, [pathname]);
  return (
    first && (
      <Suspense>
        <Toaster first={first} />
      </Suspense>
    )
  );
}
