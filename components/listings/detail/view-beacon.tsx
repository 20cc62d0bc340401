'use client';

import { useEffect } from 'react';
import { noteViewed } from '@/lib/core/browser/note-viewed';

/** Reports one view to the server, remembers the car on the device and says what changed since the last view, once the tab is visible. */
export function ViewBeacon({ id }: { id: string }) {
  useEffect(() => {
    function send() {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', send);
      navigator.sendBeacon(`/api/views/${id}`);
      const looked = noteViewed(id);
      if (looked) import('./since-looked').then(({ showSinceLooked }) => showSinceLooked(looked));
    }
    document.addEventListener('visibilitychange', send);
    send();
    return () => document.removeEventListener('visibilitychange', send);
  }, [id]);
  return null;
}
