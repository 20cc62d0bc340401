import { isUuid } from '../ids';
import { isSigned, sign } from './signature';

const LINK_DAYS = 30;

/** Days since 1 January 1970, in UTC. */
export const today = () => Math.floor(Date.now() / 86_400_000);

/** Whether a link of this day has expired, after 30 days; true for NaN, of a link from before links had a day. */
export const hasEnded = (day: number) => !(today() <= day + LINK_DAYS);

/**
 * The token of a secret address: `{subject}.{HMAC-SHA256}`, URL-safe. The subject is a UUID, with further parts after
 * dots. For the server and the jobs.
 */
export const linkToken = (purpose: string, subject: string) =>
  `${subject}.${sign(`${purpose} ${subject}`)}`;

/** Returns the UUID and the further parts of a token; null if the site did not sign it for this purpose. */
export function readLinkToken(purpose: string, token: string) {
  const end = Math.max(token.lastIndexOf('.'), 0);
  const subject = token.slice(0, end);
  const [id = '', ...more] = subject.split('.');
  const isOurs = isUuid(id) && isSigned(`${purpose} ${subject}`, token.slice(end + 1));
  return isOurs ? { id, more } : null;
}
