import 'server-only';
import { randomBytes } from 'node:crypto';
import { isSigned, sign } from '../core/signature';

/** Returns `expiry.id.signature` (HMAC-SHA256) for a purpose and subject; safe as a cookie value. */
export function signToken(purpose: string, subject: string, seconds: number): string {
  const grant = `${Math.floor(Date.now() / 1000) + seconds}.${randomBytes(9).toString('base64url')}`;
  return `${grant}.${sign(`${purpose} ${subject} ${grant}`)}`;
}

/** The id of a valid, unexpired token for this purpose and subject, else null. */
export function verifySignedToken(purpose: string, subject: string, value: string): string | null {
  const [until = '', id = '', signature = ''] = value.split('.');
  const isOurs = isSigned(`${purpose} ${subject} ${until}.${id}`, signature);
  return isOurs && Number(until) * 1000 > Date.now() ? id : null;
}
