import 'server-only';
import { userAgentFromString } from 'next/server';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';

/** The sessions of the user, the newest first. Throws BackendError. */
export async function getSessions() {
  const client = await sessionClient();
  return (await withRetry(() => client.rpc('my_sessions'))) ?? [];
}

const FRESH_MS = 10 * 60_000;

/** Whether the present session was opened by a sign-in of the last ten minutes. Throws BackendError. */
export async function isSignInFresh() {
  const current = (await getSessions()).find(({ is_current }) => is_current);
  return current !== undefined && Date.now() - Date.parse(current.opened_at) < FRESH_MS;
}

/** The browser and the system that a session's header names: 'Chrome on Windows'. */
export function deviceName(userAgent: string | null) {
  const { browser, os } = userAgentFromString(userAgent ?? undefined);
  return [browser.name ?? 'A browser', os.name].filter(Boolean).join(' on ');
}
