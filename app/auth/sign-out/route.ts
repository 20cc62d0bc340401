import { cookies } from 'next/headers';
import { dropRecoveryGrant } from '@/lib/auth/recovery-grant';
import { isSameOrigin } from '@/lib/core/http/same-origin';
import { logError } from '@/lib/core/logging/logger';
import { clearChatToken } from '@/lib/core/session/chat-token';
import { setFlash, setSignedOutHint } from '@/lib/core/session/cookies';
import { paths } from '@/lib/paths';
import { cookieClient, forgetSession } from '@/lib/supabase/server';

/**
 * Ends the session at the auth service, then in this browser: only on success, so that the user can try again. Some
 * versions of supabase-js clear its cookies also when the request fails.
 */
async function endSession(headers: Headers) {
  const store = await cookies();
  const client = cookieClient({ getAll: () => store.getAll(), setAll: () => {} }, { headers });
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) {
    logError('sign-out', error);
    return false;
  }
  await forgetSession();
  await setSignedOutHint();
  await dropRecoveryGrant();
  await clearChatToken();
  return true;
}

/** Signs out and redirects home with a full page load, so that no user data stays in memory. */
export async function POST({ headers }: Request) {
  if (!isSameOrigin(headers)) return new Response(null, { status: 403 });
  await setFlash((await endSession(headers)) ? 'signedOut' : 'signOutFailed');
  return new Response(null, {
    status: 303,
    headers: { Location: paths.home, 'Cache-Control': 'no-store' },
  });
}
