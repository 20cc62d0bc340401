import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOwner, USUAL_OWNER } from '@/lib/running-costs/owner';
import { runs } from '../whole';

const milesOf = (miles: string) => readOwner({ milesAYear: miles }).owner.milesAYear;
const errorOf = (miles: string) => readOwner({ milesAYear: miles }).fields.milesAYear.error;

test.each([
  ['12000', 12_000],
  ['12,000', 12_000],
  ['12 000', 12_000],
  [' 0 ', 0],
  ['12k', 12_000],
  ['8,000 miles', 8000],
  ['８000', 8000],
  ['100000', 100_000],
])('%j miles are read', (typed, miles) => {
  expect(milesOf(typed)).toBe(miles);
  expect(errorOf(typed)).toBeNull();
});

test.each([
  '-5',
  '100001',
  '1e5',
  'NaN',
  'Infinity',
  '8.000',
  '8,00',
  '12,000,0',
  'many',
  '9'.repeat(5000),
])('%j miles are refused with a sentence, and the usual ones count', (typed) => {
  expect(errorOf(typed)).toMatch(/^Write the miles a year as a whole number to 100,000/);
  expect(milesOf(typed)).toBe(USUAL_OWNER.milesAYear);
  expect(readOwner({ milesAYear: typed }).fields.milesAYear.typed).toBe(typed.slice(0, 40));
});

test('insurance is read as people write it, and stays unknown where it is left out', () => {
  expect(readOwner({ insurance: '£1,250' }).owner.insurance).toBe(1250);
  expect(readOwner({ insurance: '650.00' }).owner.insurance).toBe(650);
  expect(readOwner({ insurance: '' }).owner.insurance).toBeNull();
  expect(readOwner({ insurance: '20001' }).fields.insurance.error).toContain('£20,000');
  expect(readOwner({ zoneDays: '366' }).fields.zoneDays.error).toContain('365');
  expect(readOwner({ home: '80%' }).owner.home).toBe(80);
  expect(readOwner({ milesAYear: ['5000', '9000'] }).owner.milesAYear).toBe(5000);
});

test('no query breaks it: each figure stays in its limits', () => {
  const value = fc.oneof(fc.string(), fc.integer().map(String), fc.array(fc.string()));
  const query = fc.record({ milesAYear: value, insurance: value, zoneDays: value, home: value });
  fc.assert(
    fc.property(query, (typed) => {
      const { milesAYear, insurance, zoneDays, home } = readOwner(typed).owner;
      for (const [figure, most] of [
        [milesAYear, 100_000],
        [insurance ?? 0, 20_000],
        [zoneDays, 365],
        [home, 100],
      ] as const) {
        expect(Number.isInteger(figure) && figure >= 0 && figure <= most).toBe(true);
      }
    }),
    { numRuns: runs(200, 5000) },
  );
});
