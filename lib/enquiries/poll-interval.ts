const MIN_MS = 5000;
const MAX_MS = 60_000;

/**
 * The polling interval of an open conversation, in milliseconds: a twelfth of the time since its last
 * message or, if later, since it was opened.
 */
export function pollInterval(lastMessageAt: string | undefined, openedAt: number, now: number) {
  const quietMs = now - Math.max(openedAt, Date.parse(lastMessageAt ?? '') || 0);
  return Math.min(Math.max(quietMs / 12, MIN_MS), MAX_MS);
}
