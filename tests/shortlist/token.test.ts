import { beforeEach, expect, test, vi } from 'vitest';
import { decisionToken } from '@/lib/moderation/token';
import { readShortlistToken, shortlistToken } from '@/lib/shortlist/token';

const KEY = '0b1f6f0e-3c1d-4a51-9a52-6f3a3c1d4a51';

beforeEach(() => {
  vi.stubEnv('SUPABASE_SECRET_KEY', 'secret');
});

test('a token names its key, and nothing of it can be changed', () => {
  const token = shortlistToken(KEY);
  expect(token).toMatch(/^[\w.-]+$/);
  expect(readShortlistToken(token)).toBe(KEY);
  expect(readShortlistToken(token.replace('0b1f', '0b1e'))).toBeNull();
  expect(readShortlistToken(token.slice(0, -1))).toBeNull();
  expect(readShortlistToken(`${token}.x`)).toBeNull();
  vi.stubEnv('SUPABASE_SECRET_KEY', 'another');
  expect(readShortlistToken(token)).toBeNull();
});

test.each(['', '.', 'x.', KEY, `${KEY}.`, `${KEY}.é`, 'x'.repeat(40_000)])(
  '%.60s is no token',
  (token) => {
    expect(readShortlistToken(token)).toBeNull();
  },
);

test('the token of a mailed link opens no shortlist', () => {
  expect(readShortlistToken(decisionToken('appeal', KEY))).toBeNull();
});
