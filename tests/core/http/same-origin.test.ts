import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSameOrigin } from '@/lib/core/http/same-origin';

beforeEach(() => void vi.stubEnv('SITE_URL', 'https://forecourt.example'));
afterEach(() => void vi.unstubAllEnvs());

test.each([
  [{ origin: 'https://forecourt.example' }, true],
  [{ origin: 'https://internal:3000', host: 'internal:3000' }, true],
  [{ origin: 'https://a.example', host: 'internal:3000', 'x-forwarded-host': 'a.example' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://evil.example', host: 'forecourt.example' }, false],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
  [{ origin: 'nonsense' }, false],
  [{ origin: 'null' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, null],
  [{}, null],
])('a form sent with %o: of the same origin: %s', (headers, isOwn) => {
  expect(isSameOrigin(new Headers(headers as Record<string, string>))).toBe(isOwn);
});
