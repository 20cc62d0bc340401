import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from '../env';
import { cookieOptions } from '../supabase/server';

/**
 * Who came by a reset link may set a new password without the old one, for a while; whoever merely
 * sits down at a signed-in browser may not.
 */
const COOKIE = 'forecourt-recovery';
const SECONDS = 15 * 60;

const sign = (userId: string, until: number) =>
  createHmac('sha256', env.supabaseSecretKey())
    .update(`recovery ${userId} ${until}`)
    .digest('base64url');

export async function givePermit(userId: string) {
  const until = Math.floor(Date.now() / 1000) + SECONDS;
  const options = { ...cookieOptions(), maxAge: SECONDS };
  (await cookies()).set(COOKIE, `${until}.${sign(userId, until)}`, options);
}

/** Whether this person came by a reset link a short while ago. */
export async function hasPermit(userId: string): Promise<boolean> {
  const [until = '', signature = ''] = (await cookies()).get(COOKIE)?.value.split('.') ?? [];
  const expected = Buffer.from(sign(userId, Number(until)));
  const given = Buffer.from(signature);
  return (
    Number(until) * 1000 > Date.now() &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
}

export async function dropPermit() {
  (await cookies()).set(COOKIE, '', { ...cookieOptions(), maxAge: 0 });
}
