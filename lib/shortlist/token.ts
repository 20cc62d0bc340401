import { linkToken, readLinkToken } from '../core/link-token';

const PURPOSE = 'shortlist';

/** The token of a shared shortlist's address. */
export const shortlistToken = (key: string) => linkToken(PURPOSE, key);

/** Returns the key of a token; null if the site did not sign the token. */
export const readShortlistToken = (token: string) => readLinkToken(PURPOSE, token)?.id ?? null;
