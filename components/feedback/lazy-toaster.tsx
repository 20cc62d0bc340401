'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { TOAST_EVENT, type Toast } from '@/lib/core/browser/toast';

/** What comes before anything that a toast speaks of. */
const FIRST_USE = ['pointerover', 'focusin'] as const;

/**
 * Draws toasts; a redirect may have left one. What draws them is loaded when the page is first used,
 * so that it is there when the network is not.
 */
export function LazyToaster() {
  const pathname = usePathname();
  const [latest, setLatest] = useState<Toast>();
  const [loaded, setLoaded] = useState<typeof import('./toaster')>();
  useEffect(() => {
    // Without a network it is asked for again with the next toast.
    const load = () => import('./toaster').then(setLoaded, () => {});
    const listen = (event: Event) => {
      setLatest((event as CustomEvent<Toast>).detail);
      void load();
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener(TOAST_EVENT, listen, { signal });
    for (const type of FIRST_USE) window.addEventListener(type, load, { once: true, signal });
    return () => controller.abort();
  }, []);
  // After the listener above. The messages are loaded when a cookie names one.
  useEffect(() => {
    if (!pathname || !document.cookie.includes('forecourt-flash=')) return;
    import('./show-flash').then(
      ({ showFlash }) => showFlash(),
      () => {},
    );
  }, [pathname]);
  return loaded && <loaded.Toaster latest={latest} />;
}
