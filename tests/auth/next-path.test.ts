import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextOfLink, safeNextPath } from '@/lib/auth/next-path';

test.each(['/', '/vehicles?make=BMW&page=2', '/profile#phone', '/vehicles/a%20b', '/authors'])(
  '%s is accepted as a page of this site',
  (path) => {
    expect(safeNextPath(path)).toBe(path);
  },
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/./ /evil.example/..//..//evil.example',
  'javascript:alert(1)',
  'vehicles',
  '/auth',
  '/auth/confirm?token_hash=x',
  '/AUTH/sign-out',
  '/api/health',
  '/..//evil.example',
  '/%64ev/mailbox',
  '/%2f%2fevil',
  '/%5cevil',
  '/%61uth/sign-out',
  '/%',
  '/x/..//evil.example',
  '',
  undefined,
  ['/vehicles'],
  `/${'a'.repeat(3000)}`,
])('%s falls back to the home page', (next) => {
  const path = safeNextPath(next);
  expect(new URL(path, 'https://site.example').host).toBe('site.example');
  expect(path === '/' || path.startsWith('/%20')).toBe(true);
});

test('any next value stays on this site and outside /auth', () => {
  const nasty = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    'evil.example',
    '%2f',
    'http:',
  );
  const anything = fc.oneof(
    fc.array(nasty, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(anything, (next) => {
      const url = new URL(safeNextPath(next), 'https://site.example');
      expect(url.origin).toBe('https://site.example');
      expect(url.pathname).not.toMatch(/^\/auth(\/|$)/);
    }),
    { numRuns: 1000 },
  );
});

test('a mailed link redirects to pages of this site only', () => {
  const site = 'https://forecourt.example';
  const back = (next: unknown) => nextOfLink(next, site);
  expect(back(`${site}/vehicles?make=BMW`)).toBe('/vehicles?make=BMW');
  expect(back('/favourites')).toBe('/favourites');
  for (const other of [site, `${site}.evil.example/x`, `${site}//evil.example`, undefined]) {
    expect(back(other)).toBe('/');
  }
});
