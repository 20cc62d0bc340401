'use client';

import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { toastIfOffline } from '@/lib/core/browser/network';
import type { Chat, ChatRequest, ChatResponse } from '@/lib/support/chat';
import { chatMessages } from '@/lib/support/messages';
import { pollInterval } from '@/lib/support/poll-interval';
import { useUserHint } from './use-user-hint';

const ENDPOINT = '/api/chat';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Module-level is safe: this module is loaded only in the browser, with the panel. */
const client = new QueryClient();

/** An error response with a message for the user. */
class ChatError extends Error {}

async function ask(init: RequestInit, query = ''): Promise<Chat | null | 'unchanged'> {
  const response = await fetch(ENDPOINT + query, { cache: 'no-store', ...init });
  if (response.status === 204) return 'unchanged';
  const answer: ChatResponse = await response.json();
  if ('error' in answer) throw new ChatError(answer.error);
  return answer.chat;
}

const post = (request: ChatRequest) =>
  ask({
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ ...request, page: location.pathname }),
  });

const messageOf = (error: Error | null) => {
  if (!error) return '';
  return error instanceof ChatError ? error.message : chatMessages.failed;
};

/** The visitor's conversation, polled while `isOpen` and the page is visible. */
export function useChat(isOpen: boolean) {
  // A cache entry per user: after sign-in or sign-out the previous conversation is not shown.
  const queryKey = ['chat', useUserHint()];
  const query = useQuery(
    {
      queryKey,
      queryFn: async ({ signal }) => {
        const known = client.getQueryData<Chat | null>(queryKey) ?? null;
        const version = encodeURIComponent(known?.version ?? '');
        const chat = await ask({ signal }, `?version=${version}`);
        return chat === 'unchanged' ? known : chat;
      },
      enabled: isOpen,
      refetchInterval: ({ state }) => pollInterval(state.data, Date.now()),
      // Fail immediately while offline; by default TanStack Query pauses requests.
      networkMode: 'always',
      retry: false,
    },
    client,
  );
  const sending = useMutation(
    {
      mutationFn: post,
      onSuccess: async (chat) => {
        // Cancels a read in flight, which may be older.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, chat);
      },
      networkMode: 'always',
    },
    client,
  );
  return {
    /** Undefined while loading; null without a conversation. */
    chat: query.data,
    // A failed read is reported only before the first success; later ones are retried by polling.
    error: messageOf(sending.error ?? (query.data === undefined ? query.error : null)),
    isSending: sending.isPending,
    /** Resolves to true if it succeeded; otherwise `error` is set. */
    send: (request: ChatRequest): Promise<boolean> =>
      sending.mutateAsync(request).then(
        () => true,
        () => {
          toastIfOffline();
          return false;
        },
      ),
  };
}
