import { isSigned, sign } from '../core/signature';
import { isUuid } from '../ids';

/** `appeal` gives access to a decision and to an appeal against it. */
type Purpose = 'appeal';

const statementOf = (purpose: Purpose, id: string) => `decision ${purpose} ${id}`;

/** The token of a mailed link: `{decision}.{HMAC-SHA256}`, URL-safe. For the server and the job. */
export const decisionToken = (purpose: Purpose, id: string) =>
  `${id}.${sign(statementOf(purpose, id))}`;

/** Returns the decision of a token; null if the site did not sign the token. */
export function readDecisionToken(purpose: Purpose, token: string) {
  const [id = '', signature = '', ...more] = token.split('.');
  const isOurs = more.length === 0 && isSigned(statementOf(purpose, id), signature);
  return isOurs && isUuid(id) ? id : null;
}
