import type { Chat } from './chat';

const SHORTEST_MS = 4000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before a conversation is read again, in milliseconds. While a person may answer it
 * is a tenth of the time since its last change, so that a long wait costs the server little.
 */
export function pollInterval(chat: Chat | null | undefined, now: number): number {
  if (chat?.status !== 'waiting') return LONGEST_MS;
  const unchangedMs = now - Date.parse(chat.version);
  return Math.min(Math.max(unchangedMs / 10, SHORTEST_MS), LONGEST_MS);
}
