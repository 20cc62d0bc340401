import 'server-only';
import { cookies } from 'next/headers';
import { cookieName, cookieOptions } from '../supabase/server';
import { signToken, verifySignedToken } from './signed-token';

/**
 * A browser that has signed in to an account before (OWASP's device cookie): its attempts are counted
 * apart, so that a stranger's wrong guesses do not keep the account's owner out.
 */
const COOKIE = 'forecourt-device';
const PURPOSE = 'device';
const SECONDS = 90 * 24 * 3600;
/** How many accounts of one browser are remembered. */
const MAX_ACCOUNTS = 4;

const readGrants = async () =>
  (await cookies()).get(cookieName(COOKIE))?.value.split('~').slice(0, MAX_ACCOUNTS) ?? [];

/** Names this browser where it has signed in with this address before, else null. */
export async function knownDevice(email: string): Promise<string | null> {
  for (const grant of await readGrants()) {
    const id = verifySignedToken(PURPOSE, email, grant);
    if (id) return id;
  }
  return null;
}

/** Remembers that this browser has signed in with this address. */
export async function rememberDevice(email: string) {
  const others = (await readGrants()).filter((grant) => !verifySignedToken(PURPOSE, email, grant));
  const grants = [signToken(PURPOSE, email, SECONDS), ...others].slice(0, MAX_ACCOUNTS);
  (await cookies()).set(cookieName(COOKIE), grants.join('~'), {
    ...cookieOptions(),
    maxAge: SECONDS,
  });
}
