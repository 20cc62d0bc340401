import { isSigned, sign } from '../core/signature';
import { isUuid } from '../ids';

const statementOf = (user: string) => `account unsubscribe ${user}`;

/** The token of a mailed link that stops the mails to an account: `{account}.{HMAC-SHA256}`, URL-safe. */
export const accountToken = (user: string) => `${user}.${sign(statementOf(user))}`;

/** The account that a token is for; null if it is not ours. */
export function readAccountToken(token: string) {
  const [user = '', signature = '', ...more] = token.split('.');
  const isOurs = more.length === 0 && isSigned(statementOf(user), signature);
  return isOurs && isUuid(user) ? user : null;
}
