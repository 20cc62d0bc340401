'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { TOAST_EVENT, type Toast } from '@/lib/toast';

const Toaster = lazy(() => import('./toaster'));

/** Waits for the first toast before it loads what draws them. */
export function ToastHost() {
  const [first, setFirst] = useState<Toast>();
  useEffect(() => {
    if (first) return;
    const listen = (event: Event) => setFirst((event as CustomEvent<Toast>).detail);
    window.addEventListener(TOAST_EVENT, listen);
    return () => window.removeEventListener(TOAST_EVENT, listen);
  }, [first]);
  return (
    first && (
      <Suspense>
        <Toaster first={first} />
      </Suspense>
    )
  );
}
