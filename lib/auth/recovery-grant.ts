import 'server-only';
import { cookies } from 'next/headers';
import { consumeRateLimit, refundRateLimit } from '../core/http/rate-limit';
import { cookieName, cookieOptions } from '../supabase/server';
import { signToken, verifySignedToken } from './signed-token';

/**
 * Who came by a reset link may set a new password without the old one, once and for a while; whoever
 * merely sits down at a signed-in browser may not.
 */
const COOKIE = 'forecourt-recovery';
const PURPOSE = 'recovery';
const SECONDS = 15 * 60;

export async function grantRecovery(userId: string) {
  const options = { ...cookieOptions(), maxAge: SECONDS };
  (await cookies()).set(cookieName(COOKIE), signToken(PURPOSE, userId, SECONDS), options);
}

async function readRecoveryGrant(userId: string) {
  const value = (await cookies()).get(cookieName(COOKIE))?.value ?? '';
  return verifySignedToken(PURPOSE, userId, value);
}

/** Whether this person came by a reset link a short while ago. */
export const hasRecoveryGrant = async (userId: string) =>
  (await readRecoveryGrant(userId)) !== null;

/**
 * Uses the permit up: a copy of its cookie is worth nothing afterwards. Null without one; `restore`
 * gives it back where nothing came of it.
 */
export async function spendRecoveryGrant(userId: string) {
  const id = await readRecoveryGrant(userId);
  const isFirst =
    id !== null && (await consumeRateLimit(PURPOSE, id, { times: 1, seconds: SECONDS }));
  return isFirst ? { restore: () => refundRateLimit(PURPOSE, id) } : null;
}

export async function dropRecoveryGrant() {
  (await cookies()).set(cookieName(COOKIE), '', { ...cookieOptions(), maxAge: 0 });
}
