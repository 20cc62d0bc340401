import 'server-only';
import { enforceRateLimit, refundRateLimit } from '../core/http/rate-limit';
import { logSecurityEvent } from '../core/logging/logger';
import type { SessionUser } from '../core/session/current-user';
import { ephemeralAnonClient } from '../supabase/public';

const LIMIT = { times: 10, seconds: 15 * 60 };

/**
 * Signs the user in again with the password, which someone at an unlocked device does not know.
 * Returns the client of the new session, which the caller ends; null for a wrong password. Throws
 * TooManyAttempts, or the auth service's error.
 */
export async function signInAgain({ id, email }: SessionUser, password: string) {
  await enforceRateLimit('password/user', id, LIMIT);
  const client = ephemeralAnonClient();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error?.code === 'invalid_credentials') {
    logSecurityEvent('password check failed');
    return null;
  }
  if (error) throw error;
  await refundRateLimit('password/user', id);
  return client;
}
