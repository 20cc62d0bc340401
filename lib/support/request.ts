import { cleanText } from '../core/clean-text';
import { type ChatRequest, MAX_MESSAGE } from './chat';

/** Maximum length of a request body, in characters. */
export const MAX_REQUEST = 8 * MAX_MESSAGE;

/**
 * A path of this site without a query, and without a full stop, which the secret of a mailed link
 * contains.
 */
const PAGE = /^\/(?!\/)[\w/%~!$&'()*+,;=:@-]{0,299}$/;

const pageOf = (page: unknown) => (typeof page === 'string' && PAGE.test(page) ? page : null);

/** Parses a request from the browser; null if it is invalid. */
export function parseChatRequest(json: string): ChatRequest | null {
  let request: unknown;
  try {
    request = JSON.parse(json);
  } catch {
    return null;
  }
  const { kind, text, page } = (request ?? {}) as Record<'kind' | 'text' | 'page', unknown>;
  if (kind === 'person' || kind === 'end') return { kind };
  if (kind !== 'say' || typeof text !== 'string') return null;
  const body = cleanText(text.toWellFormed());
  return body && body.length <= MAX_MESSAGE ? { kind, text: body, page: pageOf(page) } : null;
}
