import { isSigned, sign } from '../core/signature';
import { isUuid } from '../ids';
import { LINK_DAYS } from './constants';

/**
 * `confirm` confirms a search, `manage` opens the searches of a subscriber, both for 30 days; `stop`
 * pauses a search, and never ends. The id is that of the search or of the subscriber.
 */
type Purpose = 'confirm' | 'manage' | 'stop';

const statementOf = (purpose: Purpose, subject: string) => `saved search ${purpose} ${subject}`;

/** Days since 1 January 1970, in UTC. */
const today = () => Math.floor(Date.now() / 86_400_000);

/**
 * The token of a mailed link: `{id}.{day}.{HMAC-SHA256}`, without the day to stop, URL-safe.
 */
export function searchToken(purpose: Purpose, id: string, day = today()): string {
  const subject = purpose === 'stop' ? id : `${id}.${day}`;
  return `${subject}.${sign(statementOf(purpose, subject))}`;
}

function readSigned(purpose: Purpose, token: string) {
  const end = Math.max(token.lastIndexOf('.'), 0);
  const subject = token.slice(0, end);
  const [id = '', day] = subject.split('.');
  const isOurs = isSigned(statementOf(purpose, subject), token.slice(end + 1));
  return isOurs && isUuid(id) ? { id, day: Number(day) } : null;
}

const hasEnded = (purpose: Purpose, day: number) =>
  purpose !== 'stop' && !(today() <= day + LINK_DAYS);

/** Returns the id of a token; null if the site did not sign it for this purpose, or it has ended. */
export function readSearchToken(purpose: Purpose, token: string): string | null {
  const signed = readSigned(purpose, token);
  return signed && !hasEnded(purpose, signed.day) ? signed.id : null;
}

/**
 * Returns the id of a link that has ended: it opens nothing, but may ask for a new one. Null for any
 * other token.
 */
export function readEndedSearchToken(purpose: Purpose, token: string): string | null {
  const signed = readSigned(purpose, token);
  return signed && hasEnded(purpose, signed.day) ? signed.id : null;
}

/**
 * The link to the searches of a subscriber in place of one that confirmed a search. It ends with that
 * one: only a mail gives a link that lasts longer.
 */
export const manageInstead = (token: string, subscriber: string) =>
  searchToken('manage', subscriber, readSigned('confirm', token)?.day);
