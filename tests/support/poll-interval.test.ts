import { expect, test } from 'vitest';
import type { Chat } from '@/lib/support/chat';
import { pollInterval } from '@/lib/support/poll-interval';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const chat = (status: Chat['status'], secondsAgo: number): Chat => ({
  version: new Date(NOW - secondsAgo * 1000).toISOString(),
  status,
  messages: [],
});

test.each([
  ['just now', 0, 4000],
  ['by a clock that is ahead', -60, 4000],
  ['a minute ago', 60, 6000],
  ['an hour ago', 3600, 30_000],
])('a conversation waiting since %s has the expected poll interval', (_, secondsAgo, interval) => {
  expect(pollInterval(chat('waiting', secondsAgo), NOW)).toBe(interval);
});

test('a conversation that awaits no reply is polled every 30 seconds', () => {
  for (const quiet of [undefined, null, chat('open', 0), chat('closed', 0)]) {
    expect(pollInterval(quiet, NOW)).toBe(30_000);
  }
});
