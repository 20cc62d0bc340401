import 'server-only';
import { cookies } from 'next/headers';
import { cookieName, cookieOptions } from '../supabase/server';
import { signToken, verifySignedToken } from './signed-token';

/**
 * Device cookie (OWASP): a browser that has signed in to an account before has its own rate limit, so
 * that attempts from elsewhere cannot lock out the account's owner.
 */
const COOKIE = 'forecourt-device';
const PURPOSE = 'device';
const SECONDS = 90 * 24 * 3600;
/** Number of accounts remembered per browser. */
const MAX_ACCOUNTS = 4;

const readGrants = async () =>
  (await cookies()).get(cookieName(COOKIE))?.value.split('~').slice(0, MAX_ACCOUNTS) ?? [];

/** The device id if this browser has signed in with this email address before, else null. */
export async function knownDevice(email: string): Promise<string | null> {
  for (const grant of await readGrants()) {
    const id = verifySignedToken(PURPOSE, email, grant);
    if (id) return id;
  }
  return null;
}

/** Sets the device cookie for this email address. */
export async function rememberDevice(email: string) {
  const others = (await readGrants()).filter((grant) => !verifySignedToken(PURPOSE, email, grant));
  const grants = [signToken(PURPOSE, email, SECONDS), ...others].slice(0, MAX_ACCOUNTS);
  (await cookies()).set(cookieName(COOKIE), grants.join('~'), {
    ...cookieOptions(),
    maxAge: SECONDS,
  });
}
