import 'server-only';
import { cookies } from 'next/headers';
import { consumeRateLimit, refundRateLimit } from '../core/http/rate-limit';
import { cookieName, cookieOptions } from '../supabase/server';
import { signToken, verifySignedToken } from './signed-token';

/**
 * A reset link grants setting one new password without the old one, for 15 minutes. Someone at an
 * unlocked device has no such grant.
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

/** Whether the user has a valid recovery grant (used or not). */
export const hasRecoveryGrant = async (userId: string) =>
  (await readRecoveryGrant(userId)) !== null;

/**
 * Consumes the grant on the server, so that a copied cookie cannot be replayed. Null without a valid
 * grant; `restore` makes it usable again after a failed update.
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
