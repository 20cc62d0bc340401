import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSearchToken, searchToken } from '@/lib/saved-searches/token';

const ID = '0b1f6f0e-3c1d-4a51-9a52-6f3a3c1d4a51';

beforeEach(() => void vi.stubEnv('SUPABASE_SECRET_KEY', 'secret'));
afterEach(() => void vi.useRealTimers());

test.each(['confirm', 'manage', 'stop'] as const)(
  'a token to %s is good for that alone',
  (purpose) => {
    const token = searchToken(purpose, ID);
    for (const other of ['confirm', 'manage', 'stop'] as const)
      expect(readSearchToken(other, token)).toBe(other === purpose ? ID : null);
    expect(readSearchToken(purpose, token.replace('0b1f', '0b1e'))).toBeNull();
    expect(readSearchToken(purpose, token.slice(0, -1))).toBeNull();
    expect(readSearchToken(purpose, `${token}.`)).toBeNull();
    vi.stubEnv('SUPABASE_SECRET_KEY', 'another');
    expect(readSearchToken(purpose, token)).toBeNull();
  },
);

test('a token ends after 30 days, one to stop never, and its day cannot be changed', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') });
  const [manage, stop] = [searchToken('manage', ID), searchToken('stop', ID)];
  vi.setSystemTime(new Date('2026-12-01T23:00:00Z'));
  expect(readSearchToken('manage', manage)).toBe(ID);
  vi.setSystemTime(new Date('2026-12-02T00:00:00Z'));
  expect(readSearchToken('manage', manage)).toBeNull();
  const day = manage.split('.')[1] ?? '';
  expect(readSearchToken('manage', manage.replace(day, `${Number(day) + 9}`))).toBeNull();
  expect(readSearchToken('stop', stop)).toBe(ID);
});

test.each(['', '.', '..', 'x', `${ID}.`, `${ID}.1.é`])('%j is no token', (token) => {
  expect(readSearchToken('manage', token)).toBeNull();
  expect(readSearchToken('stop', token)).toBeNull();
});
