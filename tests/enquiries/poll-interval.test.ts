import { expect, test } from 'vitest';
import { pollInterval } from '@/lib/enquiries/poll-interval';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (seconds: number) => NOW - seconds * 1000;

test.each([
  ['just opened, with an old message', 86_400, 0, 5000],
  ['just opened, without a message', null, 0, 5000],
  ['with a message by a clock that is ahead', -60, 600, 5000],
  ['quiet for two minutes', 120, 600, 10_000],
  ['quiet for an hour', 3600, 3600, 60_000],
] as const)('a conversation %s has the expected poll interval', (_, last, opened, interval) => {
  const lastAt = last === null ? undefined : new Date(ago(last)).toISOString();
  expect(pollInterval(lastAt, ago(opened), NOW)).toBe(interval);
});
