import 'server-only';
import { enforceRateLimit, refundRateLimit } from '../core/http/rate-limit';
import { logSecurityEvent } from '../core/logging/logger';
import type { SessionUser } from '../core/session/current-user';
import { ephemeralAnonClient } from '../supabase/public';

const LIMIT = { times: 10, seconds: 15 * 60 };

/**
 * Verifies the signed-in user's password, which someone at an unlocked device does not know.
 * Throws TooManyAttempts, or the auth service's error.
 */
export async function isPasswordOf({ id, email }: SessionUser, password: string) {
  await enforceRateLimit('password/user', id, LIMIT);
  const { auth } = ephemeralAnonClient();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error?.code === 'invalid_credentials') {
    logSecurityEvent('password check failed');
    return false;
  }
  if (error) throw error;
  await refundRateLimit('password/user', id);
  // The auth service verifies a password only by signing in: end the session this has opened.
  await auth.signOut({ scope: 'local' });
  return true;
}
