'use client';

import { useEffect } from 'react';

/** Reports one view to the server, once the tab is visible. */
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
