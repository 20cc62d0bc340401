'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';

/** Renders the list of conversations again when one changes. What is typed, focus and scroll stay. */
export function InboxRefresh() {
  const router = useRouter();
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    // Lazy-loaded, because it runs in the browser only.
    import('../session/unread-count').then(
      ({ watchConversations }) => {
        if (!isGone) stop = watchConversations(() => startTransition(() => router.refresh()));
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [router]);
  return null;
}
