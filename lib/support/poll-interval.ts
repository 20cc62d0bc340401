import type { Chat } from './chat';

const MIN_MS = 4000;
const MAX_MS = 30_000;

/**
 * The polling interval of a conversation, in milliseconds. While it waits for staff the interval is a
 * tenth of the time since the last change, so that polling backs off.
 */
export function pollInterval(chat: Chat | null | undefined, now: number): number {
  if (chat?.status !== 'waiting') return MAX_MS;
  const unchangedMs = now - Date.parse(chat.version);
  return Math.min(Math.max(unchangedMs / 10, MIN_MS), MAX_MS);
}
