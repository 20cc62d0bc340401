import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { cookieName, cookieOptions } from '../supabase/server';

/** Recognises a visitor of shared shortlists, whose second reaction to a car replaces the first. */
const COOKIE = 'forecourt-shortlist';
const MAX_AGE_SECONDS = 90 * 86_400;

const isVisitorKey = (key: string) => /^[\w-]{43}$/.test(key);

async function readVisitorKey() {
  const key = (await cookies()).get(cookieName(COOKIE))?.value ?? '';
  return isVisitorKey(key) ? key : null;
}

const hashOf = (key: string) => createHash('sha256').update(`shortlist ${key}`).digest('hex');

/**
 * Returns the hash of the visitor's cookie, which the database stores with each reaction; without a
 * cookie a key for the form, so that a form sent twice has one visitor.
 */
export async function currentVisitor() {
  const key = await readVisitorKey();
  return key
    ? { hash: hashOf(key), formKey: '' }
    : { hash: '', formKey: randomBytes(32).toString('base64url') };
}

/** Sets the cookie, of the form's key where the browser has none, for 90 days. Returns its hash. */
export async function setVisitor(formKey: string): Promise<string> {
  const known = await readVisitorKey();
  const given = isVisitorKey(formKey) ? formKey : randomBytes(32).toString('base64url');
  const key = known ?? given;
  (await cookies()).set(cookieName(COOKIE), key, { ...cookieOptions(), maxAge: MAX_AGE_SECONDS });
  return hashOf(key);
}
