import { isSigned, sign } from '../core/signature';
import { isUuid } from '../ids';
import type { EnquirySide } from './types';

/** `open` reads and answers a thread without an account; `unsubscribe` only stops its mails. */
type Purpose = 'open' | 'unsubscribe';

const SIDES: Record<string, EnquirySide> = { b: 'buyer', s: 'seller' };

const statementOf = (purpose: Purpose, subject: string) => `enquiry ${purpose} ${subject}`;

/**
 * The token of a mailed link: `{thread}.{b|s}.{HMAC-SHA256}`, URL-safe. Valid as long as the thread
 * exists; for the server and the job that sends mails.
 */
export function enquiryToken(purpose: Purpose, id: string, side: EnquirySide): string {
  const subject = `${id}.${side === 'buyer' ? 'b' : 's'}`;
  return `${subject}.${sign(statementOf(purpose, subject))}`;
}

/** The thread and the side a token is for; null if it is not ours. */
export function readEnquiryToken(purpose: Purpose, token: string) {
  const [id = '', letter = '', signature = '', ...more] = token.split('.');
  const side = Object.hasOwn(SIDES, letter) ? SIDES[letter] : undefined;
  const isOurs = more.length === 0 && isSigned(statementOf(purpose, `${id}.${letter}`), signature);
  return isOurs && side && isUuid(id) ? { id, side } : null;
}
