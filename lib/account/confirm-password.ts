import 'server-only';
import { enforceRateLimit, refundRateLimit } from '../core/http/rate-limit';
import { logSecurityEvent } from '../core/logging/logger';
import type { SessionUser } from '../core/session/current-user';
import { ephemeralAnonClient } from '../supabase/public';

const LIMIT = { times: 10, seconds: 15 * 60 };

/**
 * Whether this is the password of the signed-in person: whoever merely sits down at a signed-in
 * browser does not know it. Throws TooManyAttempts, or the auth service's error.
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
  // Signing in is how the service compares a password: the session it opened is of no use.
  await auth.signOut({ scope: 'local' });
  return true;
}
