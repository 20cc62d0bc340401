import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../env';

/** HMAC-SHA256 of a statement with the site's secret key, in base64url. For the server only. */
export const sign = (statement: string) =>
  createHmac('sha256', env.supabaseSecretKey()).update(statement).digest('base64url');

/** Whether a signature matches this statement; compares in constant time. */
export function isSigned(statement: string, signature: string): boolean {
  const expected = Buffer.from(sign(statement));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
