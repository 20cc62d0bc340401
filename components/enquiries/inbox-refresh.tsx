'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { messagesApiPath } from '@/lib/paths';

type Props = {
  /** The id of the open conversation. Once it is deleted, its page stays and says so. */
  open?: string;
};

async function isDeleted(conversation: string) {
  const response = await fetch(messagesApiPath(conversation), { cache: 'no-store' });
  return response.status === 404;
}

/** Renders the list of conversations again when one changes; keeps typed text, focus and scroll position. */
export function InboxRefresh({ open }: Props) {
  const router = useRouter();
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    async function refresh() {
      // Without a network the next change renders it.
      if (open && (await isDeleted(open).catch(() => true))) return;
      if (!isGone) startTransition(() => router.refresh());
    }
    // Lazy-loaded, because it runs in the browser only.
    import('../session/unread-count').then(
      ({ watchConversations }) => {
        if (!isGone) stop = watchConversations(() => void refresh());
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [router, open]);
  return null;
}
