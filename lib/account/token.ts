import { isSigned, sign } from '../core/signature';
import { isUuid } from '../ids';

const statementOf = (user: string) => `account unsubscribe ${user}`;

/** The token of a mailed link that stops the mails to an account: `{account}.{HMAC-SHA256}`, URL-safe. */
export const accountToken = (user: string) => `${user}.${sign(statementOf(user))}`;

/** Returns the account of a token; null if the site did not sign the token. */
export function readAccountToken(token: string) {
  const [user = '', signature = '', ...more] = token.split('.');
  const isOurs = more.length === 0 && isSigned(statementOf(user), signature);
  return isOurs && isUuid(user) ? user : null;
}
