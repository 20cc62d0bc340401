'use client';

import { QueryClient, useQuery } from '@tanstack/react-query';
import { unreadApiPath } from '@/lib/paths';
import { useUserHint } from '../session/use-user-hint';

const MINUTE_MS = 60_000;

/** Module-level is safe: no query runs on the server. */
const client = new QueryClient();

async function load(): Promise<number> {
  const response = await fetch(unreadApiPath, { cache: 'no-store' });
  if (!response.ok) throw new Error('The unread messages could not be counted');
  return (await response.json()).unread;
}

/** Counts again, after messages were read. */
export const refreshUnread = () => client.invalidateQueries();

/** The number of unread messages, with its label for screen readers. Lazy-loaded for signed-in users. */
export function UnreadCount() {
  const { data = 0 } = useQuery(
    {
      queryKey: ['unread', useUserHint()],
      queryFn: load,
      staleTime: MINUTE_MS / 2,
      refetchInterval: MINUTE_MS,
      retry: false,
    },
    client,
  );
  if (data === 0) return null;
  return (
    <>
      <span className="sr-only">, {data} unread</span>
      <span
        aria-hidden="true"
        className="tabular absolute top-0.5 right-0 min-w-4.5 rounded-full bg-brand px-1 text-center text-[0.6875rem]/[18px] font-semibold text-on-brand"
      >
        {data > 99 ? '99+' : data}
      </span>
    </>
  );
}
