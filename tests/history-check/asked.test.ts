import { expect, test } from 'vitest';
import { isAsked } from '@/lib/history-check/asked';

const asked = (headers: Record<string, string>, show: string | undefined = '1') =>
  isAsked(show, new Headers(headers));

test('a record is asked for by the button, and by an address that a person types', () => {
  expect(asked({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(asked({ 'sec-fetch-site': 'none' })).toBe(true);
  expect(asked({})).toBe(true);
  expect(isAsked(undefined, new Headers())).toBe(false);
});

test('another site, or a browser that loads ahead, does not spend a check', () => {
  expect(asked({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(asked({ 'sec-fetch-site': 'same-site' })).toBe(false);
  expect(asked({ 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' })).toBe(
    false,
  );
  expect(asked({ purpose: 'prefetch' })).toBe(false);
});
