import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { AUTH_HINT_EVENT, readAuthHint } from '@/lib/core/session/auth-hint';
import { unreadApiPath } from '@/lib/paths';

const MINUTE_MS = 60_000;
const WATCHED_MS = 10_000;

type Counted = { unread: number; changed: string | null; isStaff: boolean };

async function load(): Promise<Counted> {
  const response = await fetch(unreadApiPath, { cache: 'no-store' });
  if (response.status !== 200) throw new Error('The unread messages could not be counted');
  return response.json();
}

/** A user's count is cached for half a minute and polled while the tab is visible. */
const options = () => ({
  queryKey: ['unread', readAuthHint()],
  queryFn: load,
  enabled: readAuthHint() !== '',
  staleTime: MINUTE_MS / 2,
  refetchInterval: MINUTE_MS,
  retry: false,
});

// This module is lazy-loaded for signed-in users, and shows their count and the link for staff in every header.
const client = new QueryClient();
client.mount();
const observer = new QueryObserver(client, options());
observer.subscribe(({ data }) => {
  const { style } = document.documentElement;
  document.documentElement.toggleAttribute('data-staff', data?.isStaff === true);
  const unread = data?.unread;
  // The CSS content of the header's link, with its text for screen readers.
  if (unread)
    style.setProperty('--unread', `"${unread > 99 ? '99+' : unread}" / " (${unread} unread)"`);
  else style.removeProperty('--unread');
});
window.addEventListener(AUTH_HINT_EVENT, () => observer.setOptions(options()));

/** Refreshes the count, after messages were read. */
export const refreshUnread = () => client.invalidateQueries();

/** Calls `onChange` when a message was written or read, until the returned function is called. */
export function watchConversations(onChange: () => void) {
  const often = { staleTime: 0, refetchInterval: WATCHED_MS };
  const watcher = new QueryObserver(client, { ...options(), ...often });
  // The client keeps the identity of data that is equal.
  let known = watcher.getCurrentResult().data;
  return watcher.subscribe(({ data }) => {
    if (!data || data === known) return;
    if (known) onChange();
    known = data;
  });
}
