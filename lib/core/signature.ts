import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../env';

const signatureBy = (key: string, statement: string) =>
  createHmac('sha256', key).update(statement).digest('base64url');

/** HMAC-SHA256 of a statement with the site's present signing key, in base64url. For the server only. */
export const sign = (statement: string) => signatureBy(env.signingKeys()[0], statement);

/** Whether one of the signing keys has signed this statement; compares in constant time. */
export function isSigned(statement: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return env.signingKeys().some((key) => {
    const expected = Buffer.from(signatureBy(key, statement));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
