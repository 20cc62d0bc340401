import 'server-only';
import { cookies } from 'next/headers';
import { refundAttempt, tryAttempt } from '../core/http/rate-limit';
import { cookieName, cookieOptions } from '../supabase/server';
import { signGrant, verifyGrant } from './signed-grant';

/**
 * Who came by a reset link may set a new password without the old one, once and for a while; whoever
 * merely sits down at a signed-in browser may not.
 */
const COOKIE = 'forecourt-recovery';
const PURPOSE = 'recovery';
const SECONDS = 15 * 60;

export async function givePermit(userId: string) {
  const options = { ...cookieOptions(), maxAge: SECONDS };
  (await cookies()).set(cookieName(COOKIE), signGrant(PURPOSE, userId, SECONDS), options);
}

async function readPermit(userId: string) {
  const value = (await cookies()).get(cookieName(COOKIE))?.value ?? '';
  return verifyGrant(PURPOSE, userId, value);
}

/** Whether this person came by a reset link a short while ago. */
export const hasPermit = async (userId: string) => (await readPermit(userId)) !== null;

/**
 * Uses the permit up: a copy of its cookie is worth nothing afterwards. Null without one; `restore`
 * gives it back where nothing came of it.
 */
export async function usePermit(userId: string) {
  const id = await readPermit(userId);
  const isFirst = id !== null && (await tryAttempt(PURPOSE, id, { times: 1, seconds: SECONDS }));
  return isFirst ? { restore: () => refundAttempt(PURPOSE, id) } : null;
}

export async function dropPermit() {
  (await cookies()).set(cookieName(COOKIE), '', { ...cookieOptions(), maxAge: 0 });
}
