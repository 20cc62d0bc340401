import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from '../../env';
import { cookieOptions, SESSION_SECONDS } from '../../supabase/server';
import { authHintOf } from './auth-hint';
import { AUTH_HINT_COOKIE, SIGNED_OUT } from './auth-hint-names';
import { FLASH_COOKIE, type FlashName } from './flash';

const FLASH_SECONDS = 20;

const readable = () => ({ ...cookieOptions(), httpOnly: false });

type Person = { id: string; fullName: string; email: string };

/** The same at every sign-in of one account, and no way back to its id. */
const personOf = (id: string) =>
  createHmac('sha256', env.supabaseSecretKey()).update(`mark ${id}`).digest('hex').slice(0, 8);

async function writeAuthHint(value: string) {
  (await cookies()).set(AUTH_HINT_COOKIE, value, { ...readable(), maxAge: SESSION_SECONDS });
}

/** Tells the visitor's pages, in every tab, who is signed in. */
export const setAuthHint = ({ id, fullName, email }: Person) =>
  writeAuthHint(authHintOf(fullName || email, personOf(id)));

/** Tells them that whoever was signed in has left: what they show of that person goes. */
export const setSignedOutHint = () => writeAuthHint(SIGNED_OUT);

/** Shows a message of the catalogue as a toast on the page that comes next. */
export async function setFlash(name: FlashName) {
  const value = `${name}.${randomUUID().slice(0, 8)}`;
  (await cookies()).set(FLASH_COOKIE, value, { ...readable(), maxAge: FLASH_SECONDS });
}
