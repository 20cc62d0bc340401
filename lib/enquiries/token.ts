import { isSigned, sign } from '../core/signature';
import { isUuid } from '../ids';
import type { EnquirySide } from './types';

/**
 * `open` gives access to a thread without an account; `unsubscribe` only stops its mails, and never
 * expires.
 */
type Purpose = 'open' | 'unsubscribe';

const SIDES: Record<string, EnquirySide> = { b: 'buyer', s: 'seller' };
const LINK_DAYS = 30;

const statementOf = (purpose: Purpose, subject: string) => `enquiry ${purpose} ${subject}`;

/** Days since 1 January 1970, in UTC. */
const today = () => Math.floor(Date.now() / 86_400_000);

/**
 * The token of a mailed link: `{thread}.{b|s}.{day}.{HMAC-SHA256}`, without the day to unsubscribe,
 * URL-safe. The server and the job that sends mails create it, each with its current day.
 */
export function enquiryToken(
  purpose: Purpose,
  id: string,
  side: EnquirySide,
  day = today(),
): string {
  const thread = `${id}.${side === 'buyer' ? 'b' : 's'}`;
  const subject = purpose === 'open' ? `${thread}.${day}` : thread;
  return `${subject}.${sign(statementOf(purpose, subject))}`;
}

function readSigned(purpose: Purpose, token: string) {
  const end = token.lastIndexOf('.');
  const subject = token.slice(0, Math.max(end, 0));
  const [id = '', letter = '', day] = subject.split('.');
  const side = Object.hasOwn(SIDES, letter) ? SIDES[letter] : undefined;
  const isOurs = isSigned(statementOf(purpose, subject), token.slice(end + 1));
  return isOurs && side && isUuid(id) ? { link: { id, side }, day: Number(day) } : null;
}

/**
 * The link to another thread of its holder in place of one that {@link readEnquiryToken} has read. It
 * ends with that one: only a mail gives a link that lasts longer.
 */
export function linkInstead(token: string, id: string): string {
  const signed = readSigned('open', token);
  if (!signed || signed.link.id === id) return token;
  return enquiryToken('open', id, signed.link.side, signed.day);
}

/** Whether a link of this day has expired; true for a token from before links had a day. */
const hasEnded = (day: number) => !(today() <= day + LINK_DAYS);

/**
 * Returns the thread and the side of a token; null if the site did not sign it, or if it opened a
 * thread and has expired.
 */
export function readEnquiryToken(purpose: Purpose, token: string) {
  const signed = readSigned(purpose, token);
  return signed && (purpose === 'unsubscribe' || !hasEnded(signed.day)) ? signed.link : null;
}

/**
 * Returns the thread and the side of an expired link: it opens no thread, but may ask for a new
 * link.
 */
export function readEndedToken(token: string) {
  const signed = readSigned('open', token);
  return signed && hasEnded(signed.day) ? signed.link : null;
}
