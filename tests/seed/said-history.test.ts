import { expect, test } from 'vitest';
import { LISTINGS, wrong } from './sample';

const shareOf = (isSo: (listing: (typeof LISTINGS)[number]) => boolean) =>
  LISTINGS.filter(isSo).length / LISTINGS.length;

const isCategory = (writeOff: string | null) => writeOff !== null && writeOff !== 'none';

test('about one advert in twenty gives a category, and most say little', () => {
  const categories = shareOf(({ writeOff }) => isCategory(writeOff));
  expect(categories).toBeGreaterThan(0.03);
  expect(categories).toBeLessThan(0.08);
  for (const name of ['keys', 'v5cInName', 'financeOwed', 'isImport'] as const) {
    const said = shareOf((listing) => listing[name] !== null);
    expect(said, name).toBeGreaterThan(0.1);
    expect(said, name).toBeLessThan(0.65);
  }
});

test('no advert contradicts its own text, or is for scrap', () => {
  expect(
    wrong(
      ({ description, writeOff, financeOwed }) =>
        description?.includes('not written off') === true &&
        (writeOff !== 'none' || financeOwed !== 'none'),
    ),
  ).toEqual([]);
  expect(
    wrong(({ description, keys }) => /both keys|two keys/i.test(description ?? '') && keys !== 2),
  ).toEqual([]);
  expect(wrong(({ writeOff }) => writeOff === 'ab')).toEqual([]);
  expect(wrong(({ year, writeOff }) => year > 2017 && /[cd]/.test(writeOff ?? ''))).toEqual([]);
  expect(wrong(({ owners, isFirstOwner }) => owners > 1 && isFirstOwner === true)).toEqual([]);
});
