'use client';

import { useEffect } from 'react';

/** Tells the server, once, that the car is being looked at: not before the page is on screen. */
export function ViewBeacon({ id }: { id: string }) {
  useEffect(() => {
    function send() {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', send);
      navigator.sendBeacon(`/api/views/${id}`);
    }
    document.addEventListener('visibilitychange', send);
    send();
    return () => document.removeEventListener('visibilitychange', send);
  }, [id]);
  return null;
}
