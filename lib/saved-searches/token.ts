import { hasEnded, linkToken, readLinkToken, today } from '../core/link-token';

/**
 * `confirm` confirms a search, `manage` opens the searches of a subscriber, both for 30 days; `stop`
 * pauses a search, and never ends. The id is that of the search or of the subscriber.
 */
type Purpose = 'confirm' | 'manage' | 'stop';

const signedFor = (purpose: Purpose) => `saved search ${purpose}`;

/** The token of a mailed link, of its id and day; without the day to stop. */
export const searchToken = (purpose: Purpose, id: string, day = today()) =>
  linkToken(signedFor(purpose), purpose === 'stop' ? id : `${id}.${day}`);

function readSigned(purpose: Purpose, token: string) {
  const signed = readLinkToken(signedFor(purpose), token);
  if (!signed) return null;
  const day = Number(signed.more[0]);
  return { id: signed.id, day, isEnded: purpose !== 'stop' && hasEnded(day) };
}

/** Returns the id of a token; null if the site did not sign it for this purpose, or it has ended. */
export function readSearchToken(purpose: Purpose, token: string): string | null {
  const signed = readSigned(purpose, token);
  return signed && !signed.isEnded ? signed.id : null;
}

/**
 * Returns the id of a link that has ended: it opens nothing, but may ask for a new one. Null for any
 * other token.
 */
export function readEndedSearchToken(purpose: Purpose, token: string): string | null {
  const signed = readSigned(purpose, token);
  return signed?.isEnded ? signed.id : null;
}

/**
 * The link to the searches of a subscriber in place of one that confirmed a search. It ends with that
 * one: only a mail gives a link that lasts longer.
 */
export const manageInstead = (token: string, subscriber: string) =>
  searchToken('manage', subscriber, readSigned('confirm', token)?.day);
