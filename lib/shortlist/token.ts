import { isSigned, sign } from '../core/signature';
import { isUuid } from '../ids';

const statementOf = (key: string) => `shortlist ${key}`;

/** The token of a shared shortlist's address: `{key}.{HMAC-SHA256}`, URL-safe. */
export const shortlistToken = (key: string) => `${key}.${sign(statementOf(key))}`;

/** Returns the key of a token; null if the site did not sign the token. */
export function readShortlistToken(token: string) {
  const [key = '', signature = '', ...more] = token.split('.');
  const isOurs = more.length === 0 && isSigned(statementOf(key), signature);
  return isOurs && isUuid(key) ? key : null;
}
