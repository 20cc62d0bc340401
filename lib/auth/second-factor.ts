import 'server-only';
import { cookies } from 'next/headers';
import type { SessionUser } from '../core/session/current-user';
import { cookieName, cookieOptions } from '../supabase/server';

/**
 * Stores the key of a factor during its setup, because the auth service returns the key only once.
 */
const COOKIE = 'forecourt-factor';
const SECONDS = 15 * 60;
const KEY_URI = 'otpauth://totp/';

/** The factor whose codes the site asks for; undefined before its setup. */
export const verifiedFactor = ({ factors }: Pick<SessionUser, 'factors'>) =>
  factors.find(({ status }) => status === 'verified');

/**
 * The current code of a factor, which the local backend returns for the demo's staff; null for
 * other users.
 */
export const demoCode = (factor: object | undefined) =>
  factor && 'demo_code' in factor ? String(factor.demo_code) : null;

export async function keepSetUp(factorId: string, uri: string) {
  const options = { ...cookieOptions(), maxAge: SECONDS };
  (await cookies()).set(cookieName(COOKIE), `${factorId} ${uri}`, options);
}

export async function dropSetUp() {
  (await cookies()).set(cookieName(COOKIE), '', { ...cookieOptions(), maxAge: 0 });
}

/**
 * Returns the factor that the user sets up in this browser, with its key as a URI and as text to
 * type; null if there is none. A replacement requires a code of the old factor first.
 */
export async function readSetUp(user: SessionUser) {
  if (verifiedFactor(user) && !user.hasGivenCode) return null;
  const [id, uri = ''] = (await cookies()).get(cookieName(COOKIE))?.value.split(' ') ?? [];
  const factor = user.factors.find((known) => known.id === id && known.status === 'unverified');
  if (!factor || !uri.startsWith(KEY_URI) || !URL.canParse(uri)) return null;
  return { factor, uri, key: new URL(uri).searchParams.get('secret') ?? '' };
}
