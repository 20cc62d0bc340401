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

/** Returns the id of a token; null if the site did not sign it for this purpose, or it has ended. */
export function readSearchToken(purpose: Purpose, token: string): string | null {
  const end = Math.max(token.lastIndexOf('.'), 0);
  const subject = token.slice(0, end);
  const [id = '', day] = subject.split('.');
  if (!isSigned(statementOf(purpose, subject), token.slice(end + 1)) || !isUuid(id)) return null;
  return purpose === 'stop' || today() <= Number(day) + LINK_DAYS ? id : null;
}
