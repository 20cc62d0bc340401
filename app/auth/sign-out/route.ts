import type { CookieMethodsServer } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { dropRecoveryGrant } from '@/lib/auth/recovery-grant';
import { isSameOrigin } from '@/lib/core/http/same-origin';
import { logError } from '@/lib/core/logging/logger';
import { clearChatToken } from '@/lib/core/session/chat-token';
import { setFlash, setSignedOutHint } from '@/lib/core/session/cookies';
import { paths } from '@/lib/paths';
import { cookieClient } from '@/lib/supabase/server';

type Changes = Parameters<NonNullable<CookieMethodsServer['setAll']>>[0];

/**
 * Ends the session at the auth service, then in this browser. Some versions of supabase-js clear its cookies even
 * when the request fails; they are changed here only on success, so that the user can try again.
 */
async function endSession() {
  const store = await cookies();
  const changes: Changes = [];
  const client = cookieClient({
    getAll: () => store.getAll(),
    setAll: (changed) => void changes.push(...changed),
  });
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) {
    logError('sign-out', error);
    return false;
  }
  for (const { name, value, options } of changes) store.set(name, value, options);
  await setSignedOutHint();
  await dropRecoveryGrant();
  await clearChatToken();
  return true;
}

/** Signs out and redirects home with a full page load, so that no user data stays in memory. */
export async function POST({ headers }: Request) {
  if (!isSameOrigin(headers)) return new Response(null, { status: 403 });
  await setFlash((await endSession()) ? 'signedOut' : 'signOutFailed');
  return new Response(null, {
    status: 303,
    headers: { Location: paths.home, 'Cache-Control': 'no-store' },
  });
}
