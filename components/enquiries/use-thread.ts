'use client';

import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pollInterval } from '@/lib/enquiries/poll-interval';
import type { EnquiryThread, ThreadResponse } from '@/lib/enquiries/types';
import { messagesApiPath } from '@/lib/paths';

/** Stops the polling: the session has ended, or the conversation is deleted. */
class ThreadClosed extends Error {
  constructor(readonly reason: 'signed-out' | 'gone') {
    super(reason);
  }
}

/** Fetches the conversation; null if it is unchanged since `version`. Throws ThreadClosed once polling must stop. */
async function load(conversation: string, version: string, signal: AbortSignal) {
  const address = `${messagesApiPath(conversation)}?version=${version}`;
  const response = await fetch(address, { cache: 'no-store', signal });
  if (response.status === 204) return null;
  if (response.status === 401) throw new ThreadClosed('signed-out');
  if (response.status === 404) throw new ThreadClosed('gone');
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json() as Promise<ThreadResponse>;
}

/** A conversation, polled while its page is visible and the browser online. */
export function useThread(conversation: string, initial: EnquiryThread) {
  const [client] = useState(() => new QueryClient());
  // Reads again when the tab is shown and when the network returns.
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);
  const [openedAt] = useState(() => Date.now());
  const queryKey = ['conversation', conversation];
  const { data, error, refetch } = useQuery(
    {
      queryKey,
      queryFn: async ({ signal }) => {
        const known = client.getQueryData<ThreadResponse>(queryKey);
        const loaded = await load(conversation, known?.version ?? '', signal);
        return loaded ?? known ?? { thread: initial, version: '' };
      },
      initialData: { thread: initial, version: '' },
      refetchInterval: ({ state }) =>
        state.error instanceof ThreadClosed
          ? false
          : pollInterval(state.data?.thread.messages.at(-1)?.created_at, openedAt, Date.now()),
      retry: false,
    },
    client,
  );
  const { thread, version } = data;
  // The page was rendered again after a step of the reader, whose message is in the conversation now.
  const [shown, setShown] = useState(initial);
  useEffect(() => {
    if (shown === initial) return;
    setShown(initial);
    void refetch();
  }, [initial, shown, refetch]);
  // The server marks the messages of each read as read, which changes the unread count. The refresh after
  // the first read also covers the messages that the page itself rendered.
  useEffect(() => {
    if (version === '') return;
    // Lazy-loaded, because it runs in the browser only.
    void import('../session/unread-count').then(
      ({ refreshUnread }) => refreshUnread(),
      () => {},
    );
  }, [version]);
  return {
    thread,
    closed: error instanceof ThreadClosed ? error.reason : null,
    /** Reads the conversation again now, even during another read, whose response may be older. */
    refresh: refetch,
  };
}
