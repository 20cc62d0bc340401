import { expect, test } from 'vitest';
import { isBaitName, posesAsFirm, posesAsSite } from '@/lib/selling/seller-name';
import { NAMES } from './names';

const said = (name: string) => ({
  name,
  bait: isBaitName(name),
  site: posesAsSite(name),
  firm: posesAsFirm(name),
});
const none = { bait: false, site: false, firm: false };

test.each(NAMES.honest)('%s is an honest name', (name) => {
  expect(said(name)).toEqual({ name, ...none });
});
test.each(NAMES.site)('%s poses as the site', (name) => {
  expect(said(name)).toMatchObject({ ...none, site: true });
});
test.each(NAMES.firm)('%s poses as a firm', (name) => {
  expect(said(name)).toMatchObject({ ...none, firm: true });
});
test.each(NAMES.bait)('%s mixes scripts or has a seal', (name) => {
  expect(isBaitName(name)).toBe(true);
});
test('a name of 100,000 letters, which its length refuses, is not searched', () => {
  expect(said('a '.repeat(50_000))).toMatchObject({ site: false });
});
