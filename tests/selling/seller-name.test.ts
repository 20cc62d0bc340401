import { expect, test } from 'vitest';
import { isBaitName, posesAsFirm, posesAsSite } from '@/lib/selling/seller-name';
import { privateSellerSchema } from '@/lib/selling/seller-schema';
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
test.each(['a ', '0', '@', '£', '07'])(
  'a name of 30,000 characters of “%s”, which its length refuses, is not searched',
  (part) => {
    const name = `x${part.repeat(30_000 / part.length)}x`;
    expect(said(name)).toEqual({ name, ...none });
    expect(privateSellerSchema.safeParse({ name }).error?.issues[0]?.message).toMatch(/^Name must/);
  },
  10_000,
);
