import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '../env';

const sign = (statement: string) =>
  createHmac('sha256', env.supabaseSecretKey()).update(statement).digest('base64url');

/** Returns `expiry.id.signature` (HMAC-SHA256) for a purpose and subject; safe as a cookie value. */
export function signToken(purpose: string, subject: string, seconds: number): string {
  const grant = `${Math.floor(Date.now() / 1000) + seconds}.${randomBytes(9).toString('base64url')}`;
  return `${grant}.${sign(`${purpose} ${subject} ${grant}`)}`;
}

/** The id of a valid, unexpired token for this purpose and subject, else null. */
export function verifySignedToken(purpose: string, subject: string, value: string): string | null {
  const [until = '', id = '', signature = ''] = value.split('.');
  const expected = Buffer.from(sign(`${purpose} ${subject} ${until}.${id}`));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(until) * 1000 > Date.now() ? id : null;
}
