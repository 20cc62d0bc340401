'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { TOAST_EVENT, type Toast } from '@/lib/core/browser/toast';
import { guardOffline } from './offline-guard';
import { PlainToast } from './plain-toast';

/** Events that precede any action that can raise a toast; the network may be back after them. */
const FIRST_USE = ['pointerover', 'focusin', 'online'] as const;

/**
 * Renders toasts, including the flash message of a redirect. Sonner is loaded on the first
 * interaction, so that it is available when the network fails later; without it a toast is plain HTML.
 * The offline guard is not part of it, because the first interaction may be the one to guard.
 */
export function Toaster() {
  const pathname = usePathname();
  const [latest, setLatest] = useState<Toast>();
  const [loaded, setLoaded] = useState<typeof import('./sonner-toaster')>();
  const [hasFailed, setHasFailed] = useState(false);
  const close = useCallback(() => setLatest(undefined), []);
  useEffect(guardOffline, []);
  useEffect(() => {
    // A failed import is retried with the network, or with the next toast.
    const load = () => import('./sonner-toaster').then(setLoaded, () => setHasFailed(true));
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
  // Must run after the listener above is added. Messages are loaded only when the cookie is set.
  useEffect(() => {
    if (!pathname || !document.cookie.includes('forecourt-flash=')) return;
    import('./show-flash').then(
      ({ showFlash }) => showFlash(),
      () => {},
    );
  }, [pathname]);
  if (loaded) return <loaded.SonnerToaster latest={latest} />;
  return latest && hasFailed && <PlainToast toast={latest} onClose={close} />;
}
