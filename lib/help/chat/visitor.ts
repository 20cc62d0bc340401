import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { cookieOptions } from '../../supabase/server';

/** Recognises whoever began a conversation. Set with the first message, and by nothing else. */
const COOKIE = 'forecourt-chat';
const MAX_AGE_SECONDS = 30 * 86_400;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function readToken() {
  const token = (await cookies()).get(COOKIE)?.value ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** How the database knows this visitor; null for one who has not begun a conversation. */
export async function chatVisitor(): Promise<string | null> {
  const token = await readToken();
  return token && hashOf(token);
}

/** The same, for one who begins or goes on: the browser is given the cookie, for 30 days from now. */
export async function keepChatVisitor(): Promise<string> {
  const token = (await readToken()) ?? randomBytes(32).toString('base64url');
  (await cookies()).set(COOKIE, token, { ...cookieOptions(), maxAge: MAX_AGE_SECONDS });
  return hashOf(token);
}
