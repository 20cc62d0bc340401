import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from '../../env';
import { cookieOptions, SESSION_SECONDS } from '../../supabase/server';
import { AUTH_HINT_COOKIE, authHintOf, SIGNED_OUT } from './auth-hint';
import { FLASH_COOKIE, type FlashName } from './flash';

const FLASH_SECONDS = 20;

const readable = () => ({ ...cookieOptions(), httpOnly: false });

type Account = { id: string; fullName: string; email: string };

/** A stable code of the account, from which its id cannot be read. */
const accountCode = (id: string) =>
  createHmac('sha256', env.signingKeys()[0]).update(`mark ${id}`).digest('hex').slice(0, 8);

async function writeAuthHint(value: string) {
  (await cookies()).set(AUTH_HINT_COOKIE, value, { ...readable(), maxAge: SESSION_SECONDS });
}

/** Sets the auth hint, so that pages in every tab show the signed-in user. */
export const setAuthHint = ({ id, fullName, email }: Account) =>
  writeAuthHint(authHintOf(fullName || email, accountCode(id)));

/** Sets the auth hint to signed out, so that pages in every tab remove the user's data. */
export const setSignedOutHint = () => writeAuthHint(SIGNED_OUT);

/** Shows a message of the catalogue as a toast on the next page. */
export async function setFlash(name: FlashName) {
  const value = `${name}.${randomUUID().slice(0, 8)}`;
  (await cookies()).set(FLASH_COOKIE, value, { ...readable(), maxAge: FLASH_SECONDS });
}
