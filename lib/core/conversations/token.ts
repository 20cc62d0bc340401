import type { Enums } from '../../supabase/database.types';
import { hasEnded, linkToken, readLinkToken, today } from '../link-token';

/**
 * `open` gives access to a thread without an account; `unsubscribe` only stops its mails, and never
 * expires.
 */
type Purpose = 'open' | 'unsubscribe';

const SIDES: Record<string, Enums<'enquiry_party'>> = { b: 'buyer', s: 'seller' };

/**
 * The token of a mailed link, of its thread, side ('b' or 's') and day; without the day to unsubscribe. The server and
 * the job that sends mails create it, each with its current day.
 */
export function enquiryToken(
  purpose: Purpose,
  id: string,
  side: Enums<'enquiry_party'>,
  day = today(),
): string {
  const thread = `${id}.${side === 'buyer' ? 'b' : 's'}`;
  return linkToken(`enquiry ${purpose}`, purpose === 'open' ? `${thread}.${day}` : thread);
}

function readSigned(purpose: Purpose, token: string) {
  const signed = readLinkToken(`enquiry ${purpose}`, token);
  const [letter = '', day] = signed?.more ?? [];
  const side = Object.hasOwn(SIDES, letter) ? SIDES[letter] : undefined;
  return signed && side ? { link: { id: signed.id, side }, day: Number(day) } : null;
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
