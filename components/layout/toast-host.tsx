'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { TOAST_EVENT, type Toast } from '@/lib/toast';
import { showFlash } from './show-flash';

const Toaster = lazy(() => import('./toaster'));

/** Loads what draws toasts with the first of them; a redirect may have left one. */
export function ToastHost() {
  const pathname = usePathname();
  const [latest, setLatest] = useState<Toast>();
  useEffect(() => {
    const listen = (event: Event) => setLatest((event as CustomEvent<Toast>).detail);
    window.addEventListener(TOAST_EVENT, listen);
    return () => window.removeEventListener(TOAST_EVENT, listen);
  }, []);
  // After the listener above and, on a new page, after the Toaster has put the old toast away.
  useEffect(() => {
    if (pathname) showFlash();
  }, [pathname]);
  return (
    latest && (
      <Suspense>
        <Toaster latest={latest} />
      </Suspense>
    )
  );
}
