import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { FLASH_COOKIE, type FlashName } from './flash';
import { MARK_COOKIE } from './mark-names';
import { markOf } from './session-mark';
import { cookieOptions } from './supabase/server';

/** As long as the session's own cookies live, which is as long as a browser keeps any. */
const MARK_SECONDS = 400 * 24 * 3600;
const FLASH_SECONDS = 20;

const readable = () => ({ ...cookieOptions(), httpOnly: false });

/** Tells the visitor's pages that somebody is signed in: their initials, and which sign-in it is. */
export async function setMark({ fullName, email }: { fullName: string; email: string }) {
  const value = markOf(fullName || email, randomUUID().slice(0, 8));
  (await cookies()).set(MARK_COOKIE, value, { ...readable(), maxAge: MARK_SECONDS });
}

export async function clearMark() {
  (await cookies()).set(MARK_COOKIE, '', { ...readable(), maxAge: 0 });
}

/** Shows a message of the catalogue as a toast on the page that comes next. */
export async function setFlash(name: FlashName) {
  const value = `${name}.${randomUUID().slice(0, 8)}`;
  (await cookies()).set(FLASH_COOKIE, value, { ...readable(), maxAge: FLASH_SECONDS });
}
