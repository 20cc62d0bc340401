import { expect, test } from 'vitest';
import { claimsProblem } from '@/lib/runtime/check-claims';

test.each([
  ['http://localhost:3000', undefined],
  ['http://127.0.0.1:3000', ''],
  ['http://[::1]:3000', undefined],
  ['http://shop.localhost', undefined],
  ['https://forecourt.example', 'hide'],
  ['https://forecourt.example', 'show-illustrative'],
  ['http://localhost:3000', 'hide'],
])('the site starts at %s with CLAIMS %s', (siteUrl, choice) => {
  expect(claimsProblem(siteUrl, choice)).toBeNull();
});

test.each([
  ['https://forecourt.example', undefined, 'not set'],
  ['https://localhost.example', '', 'not set'],
  ['http://192.168.1.9:3000', undefined, 'not set'],
  ['https://forecourt.example', 'show', 'show'],
  ['http://localhost:3000', 'Hide', 'Hide'],
])('the site does not start at %s with CLAIMS %s, and says why', (siteUrl, choice, said) => {
  expect(claimsProblem(siteUrl, choice)).toBe(
    `CLAIMS is ${said}: set it to hide or show-illustrative. The site claims figures and partners that rest on nothing, and a trader answers for untrue claims.`,
  );
});
