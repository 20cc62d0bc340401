import { type ChatRequest, MAX_MESSAGE } from './chat';

/** The longest request that is read at all, in characters. */
export const MAX_REQUEST = 8 * MAX_MESSAGE;

/** Line breaks are kept; what a screen cannot show, or a database cannot keep, is not. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** What a browser has asked for; null for what no page of ours would send. */
export function parseChatRequest(json: string): ChatRequest | null {
  let request: unknown;
  try {
    request = JSON.parse(json);
  } catch {
    return null;
  }
  const { kind, text } = (request ?? {}) as { kind?: unknown; text?: unknown };
  if (kind === 'person' || kind === 'end') return { kind };
  if (kind !== 'say' || typeof text !== 'string') return null;
  const body = clean(text);
  return body && body.length <= MAX_MESSAGE ? { kind, text: body } : null;
}
