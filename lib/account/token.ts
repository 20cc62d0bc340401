import { linkToken, readLinkToken } from '../core/link-token';

/** The mails that a mailed link stops: all to an account, or those about its favourites. */
const PURPOSES = {
  account: 'account unsubscribe',
  favourites: 'favourites unsubscribe',
} as const;
type Scope = keyof typeof PURPOSES;

/** The token of a mailed link that stops mails to an account. */
export const accountToken = (user: string, scope: Scope = 'account') =>
  linkToken(PURPOSES[scope], user);

/** Returns the account of a token for these mails; null if the site did not sign the token. */
export const readAccountToken = (token: string, scope: Scope = 'account') =>
  readLinkToken(PURPOSES[scope], token)?.id ?? null;
