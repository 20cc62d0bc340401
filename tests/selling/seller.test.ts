import { expect, test } from 'vitest';
import { publicName } from '@/lib/selling/seller';

test.each([
  ['Ada Lovelace', 'Ada L'],
  ['  Maria  de la  Cruz ', 'Maria C'],
  ['Prince', 'Prince'],
  ['', 'Private seller'],
  ['X', 'Private seller'],
  ['Ltd Cars', 'Private seller'],
  ['Forecourt Team', 'Private seller'],
  ['Adа Lovelace', 'Private seller'],
  ['✔ Verified', 'Private seller'],
  ['Zoë 𝒳avier', 'Zoë 𝒳'],
])('strangers see %j as %j', (fullName, shown) => {
  expect(publicName(fullName)).toBe(shown);
});
