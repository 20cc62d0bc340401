import type { Chat } from './chat';

const SHORTEST_MS = 4000;
const LONGEST_MS = 30_000;

/**
 * The polling interval of a conversation, in milliseconds. While it waits for staff the interval is a
 * tenth of the time since the last change, so that polling backs off.
 */
export function pollInterval(chat: Chat | null | undefined, now: number): number {
  if (chat?.status !== 'waiting') return LONGEST_MS;
  const unchangedMs = now - Date.parse(chat.version);
  return Math.min(Math.max(unchangedMs / 10, SHORTEST_MS), LONGEST_MS);
}
