'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { TOAST_EVENT, type Toast } from '@/lib/toast';
import { showFlash } from './show-flash';

type State = { latest?: Toast; Toaster?: ComponentType<{ latest?: Toast }> };

/** What comes before anything that a toast speaks of. */
const FIRST_USE = ['pointerover', 'focusin'] as const;

/**
 * Draws toasts; a redirect may have left one. What draws them is loaded when the page is first used,
 * so that it is there when the network is not.
 */
export function ToastHost() {
  const pathname = usePathname();
  const [{ latest, Toaster }, setState] = useState<State>({});
  useEffect(() => {
    // Without a network it is asked for again with the next toast.
    const load = () =>
      import('./toaster').then(
        ({ Toaster }) => setState((before) => ({ ...before, Toaster })),
        () => {},
      );
    const listen = (event: Event) => {
      setState((before) => ({ ...before, latest: (event as CustomEvent<Toast>).detail }));
      void load();
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener(TOAST_EVENT, listen, { signal });
    for (const type of FIRST_USE) window.addEventListener(type, load, { once: true, signal });
    return () => controller.abort();
  }, []);
  // After the listener above.
  useEffect(() => {
    if (pathname) showFlash();
  }, [pathname]);
  return Toaster && <Toaster latest={latest} />;
}
