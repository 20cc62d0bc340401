import { linkToken, readLinkToken } from '../core/link-token';

/** `appeal` gives access to a decision and to an appeal against it. */
type Purpose = 'appeal';

/** The token of a mailed link to a decision. */
export const decisionToken = (purpose: Purpose, id: string) => linkToken(`decision ${purpose}`, id);

/** Returns the decision of a token; null if the site did not sign the token. */
export const readDecisionToken = (purpose: Purpose, token: string) =>
  readLinkToken(`decision ${purpose}`, token)?.id ?? null;
