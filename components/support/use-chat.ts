'use client';

import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { toastIfOffline } from '@/lib/core/browser/network';
import type { Chat, ChatRequest, ChatResponse } from '@/lib/support/chat';
import { chatMessages } from '@/lib/support/messages';
import { pollInterval } from '@/lib/support/poll-interval';
import { useUserHint } from './use-user-hint';

const ENDPOINT = '/api/chat';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** In the browser only: this module is loaded with the panel. */
const client = new QueryClient();

/** What the server refuses, in its own words. */
class ChatError extends Error {}

async function ask(init: RequestInit, query = ''): Promise<Chat | null | 'unchanged'> {
  const response = await fetch(ENDPOINT + query, { cache: 'no-store', ...init });
  if (response.status === 204) return 'unchanged';
  const answer: ChatResponse = await response.json();
  if ('error' in answer) throw new ChatError(answer.error);
  return answer.chat;
}

const post = (request: ChatRequest) =>
  ask({ method: 'POST', headers: JSON_TYPE, body: JSON.stringify(request) });

const messageOf = (error: Error | null) => {
  if (!error) return '';
  return error instanceof ChatError ? error.message : chatMessages.failed;
};

/** The visitor's conversation, kept up to date while `isOpen` and the page is visible. */
export function useChat(isOpen: boolean) {
  // Whoever signs in or out sees nothing of the one before.
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
      // Without a network it fails at once, and says so, instead of waiting for one.
      networkMode: 'always',
      retry: false,
    },
    client,
  );
  const sending = useMutation(
    {
      mutationFn: post,
      onSuccess: async (chat) => {
        // A read that is still under way may be older.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, chat);
      },
      networkMode: 'always',
    },
    client,
  );
  return {
    /** Undefined until it is known whether there is one. */
    chat: query.data,
    // Once something is shown, a read that failed is simply tried again.
    error: messageOf(sending.error ?? (query.data === undefined ? query.error : null)),
    isSending: sending.isPending,
    /** Whether it was done; otherwise `error` says why not. */
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
