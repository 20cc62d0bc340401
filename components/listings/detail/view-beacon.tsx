'use client';

import { useEffect } from 'react';
import { noteViewed } from '@/lib/core/browser/note-viewed';

/** Reports one view to the server and remembers the car on the device, once the tab is visible. */
export function ViewBeacon({ id }: { id: string }) {
  useEffect(() => {
    function send() {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', send);
      navigator.sendBeacon(`/api/views/${id}`);
      noteViewed(id);
    }
    document.addEventListener('visibilitychange', send);
    send();
    return () => document.removeEventListener('visibilitychange', send);
  }, [id]);
  return null;
}
