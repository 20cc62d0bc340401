import { afterEach, expect, test, vi } from 'vitest';
import { isSigned, sign } from '@/lib/core/signature';
import { env } from '@/lib/env';

const [OLD, NEW, OTHER] = ['o', 'n', 'x'].map((letter) => letter.repeat(32));

afterEach(() => vi.unstubAllEnvs());

test('without keys of its own the site signs by Supabase’s secret key', () => {
  vi.stubEnv('SUPABASE_SECRET_KEY', 'secret');
  const signature = sign('a link');
  expect(isSigned('a link', signature)).toBe(true);
  expect(isSigned('another link', signature)).toBe(false);
  // The secret key becomes the old one of two.
  vi.stubEnv('SUPABASE_SECRET_KEY', OLD);
  const mailed = sign('a link');
  vi.stubEnv('SIGNING_KEYS', `${NEW},${OLD}`);
  vi.stubEnv('SUPABASE_SECRET_KEY', 'rotated');
  expect(isSigned('a link', mailed)).toBe(true);
});

test('a link signed by the old key works while it is named, and new ones by the new key', () => {
  vi.stubEnv('SIGNING_KEYS', OLD);
  const old = sign('a link');
  vi.stubEnv('SIGNING_KEYS', `${NEW}, ${OLD}`);
  expect(isSigned('a link', old)).toBe(true);
  const fresh = sign('a link');
  expect(fresh).not.toBe(old);
  vi.stubEnv('SIGNING_KEYS', NEW);
  expect([isSigned('a link', old), isSigned('a link', fresh)]).toEqual([false, true]);
  vi.stubEnv('SIGNING_KEYS', OTHER);
  expect(isSigned('a link', fresh)).toBe(false);
});

test('a short key is refused, without showing it', () => {
  vi.stubEnv('SIGNING_KEYS', `${NEW},short`);
  expect(() => env.signingKeys()).toThrow(/^SIGNING_KEYS has a key of fewer than 32 characters$/);
});
