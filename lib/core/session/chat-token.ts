import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { serviceClient } from '../../supabase/public';
import { cookieName, cookieOptions } from '../../supabase/server';
import { write } from '../../supabase/write';

/** Identifies the LiveChat conversation of a visitor without an account. */
const COOKIE = 'forecourt-chat';
const MAX_AGE_SECONDS = 30 * 86_400;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function readToken() {
  const token = (await cookies()).get(cookieName(COOKIE))?.value ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}

async function setToken(token: string, maxAge = MAX_AGE_SECONDS) {
  (await cookies()).set(cookieName(COOKIE), token, { ...cookieOptions(), maxAge });
  return hashOf(token);
}

/** The token's hash, which the database stores with the conversation; null without the cookie. */
export async function chatTokenHash(): Promise<string | null> {
  const token = await readToken();
  return token && hashOf(token);
}

/** Sets a new random token as the cookie and returns its hash. */
export const issueChatToken = () => setToken(randomBytes(32).toString('base64url'));

/** Extends the cookie to 30 days from now. */
export async function renewChatToken(): Promise<void> {
  const token = await readToken();
  if (token) await setToken(token);
}

/** Deletes the cookie, if the browser has one. */
export async function clearChatToken(): Promise<void> {
  if ((await cookies()).get(cookieName(COOKIE))) await setToken('', 0);
}

/** Moves the conversation of this browser's cookie to the account. Throws BackendError. */
export async function linkChatToUser(userId: string): Promise<void> {
  const visitorHash = await chatTokenHash();
  if (visitorHash) {
    const args = { p_visitor_hash: visitorHash, p_user_id: userId };
    await write(serviceClient().rpc('claim_support_conversation', args));
  }
  await clearChatToken();
}
