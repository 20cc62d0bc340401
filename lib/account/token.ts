import { isSigned, sign } from '../core/signature';
import { isUuid } from '../ids';

/** The mails that a mailed link stops: all to an account, or those about its favourites. */
const STATEMENTS = {
  account: 'account unsubscribe',
  favourites: 'favourites unsubscribe',
} as const;
type Scope = keyof typeof STATEMENTS;

const statementOf = (user: string, scope: Scope) => `${STATEMENTS[scope]} ${user}`;

/** The token of a mailed link that stops mails to an account: `{account}.{HMAC-SHA256}`, URL-safe. */
export const accountToken = (user: string, scope: Scope = 'account') =>
  `${user}.${sign(statementOf(user, scope))}`;

/** Returns the account of a token for these mails; null if the site did not sign the token. */
export function readAccountToken(token: string, scope: Scope = 'account') {
  const [user = '', signature = '', ...more] = token.split('.');
  const isOurs = more.length === 0 && isSigned(statementOf(user, scope), signature);
  return isOurs && isUuid(user) ? user : null;
}
