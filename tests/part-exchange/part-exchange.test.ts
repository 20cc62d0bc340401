import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  describeBasis,
  describeEquity,
  describeForSeller,
  describeKept,
  describeLeft,
} from '@/lib/part-exchange/describe';
import { equityOf, leftToPay, MAX_OWED, readPartExchange } from '@/lib/part-exchange/part-exchange';
import { readOwed } from '@/lib/part-exchange/read-owed';

const NOW = Date.UTC(2026, 11, 16, 12);
const HOUR = 3_600_000;
const kept = {
  car: '2018 Ford Fiesta',
  miles: 42_000,
  range: [4000, 5500],
  owed: 0,
  at: NOW,
} as const;

const pounds = fc.integer({ min: 0, max: 200_000 });
const range = fc.tuple(pounds, pounds).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
const car = fc.record({ range, owed: fc.integer({ min: 0, max: MAX_OWED }) });

test('what is left is as wide as the value, and price less what the car leaves', () => {
  fc.assert(
    fc.property(pounds, car, (price, one) => {
      const [low, high] = leftToPay(price, one);
      const [worst, best] = equityOf(one);
      expect(high - low).toBe(one.range[1] - one.range[0]);
      expect([low + best, high + worst]).toEqual([price, price]);
    }),
  );
});

test('to owe more by a sum leaves more by that sum, and so does a dearer car', () => {
  fc.assert(
    fc.property(pounds, car, pounds, (price, one, more) => {
      const moved = leftToPay(price, one).map((sum) => sum + more);
      expect(leftToPay(price, { ...one, owed: one.owed + more })).toEqual(moved);
      expect(leftToPay(price + more, one)).toEqual(moved);
    }),
  );
});

test('a dearer part exchange never leaves more', () => {
  fc.assert(
    fc.property(pounds, car, pounds, pounds, (price, { range: [low, high], owed }, a, b) => {
      const [from, to] = leftToPay(price, { range: [low, high], owed });
      const [less, least] = leftToPay(price, { range: [low + a, high + b], owed });
      expect(less <= from && least <= to).toBe(true);
    }),
  );
});

test('every text of what is left has two sums and no sign', () => {
  fc.assert(
    fc.property(pounds, car, (price, one) => {
      const text = describeLeft(price, { ...kept, ...one });
      expect(text.match(/£[\d,]+/g)).toHaveLength(2);
      expect(text).not.toMatch(/[-−]|NaN/);
      expect(describeEquity(one)).not.toMatch(/[−]|£-|-£|NaN/);
    }),
  );
});

test('the sums are said in words', () => {
  expect(describeLeft(12_000, kept)).toBe('£6,500 to £8,000 left to pay, with your part exchange');
  expect(describeLeft(12_000, { ...kept, owed: 1500 })).toMatch(/^£8,000 to £9,500 left/);
  expect(describeLeft(5000, kept)).toBe(
    'From £500 over to £1,000 left to pay, with your part exchange',
  );
  expect(describeLeft(4000, kept)).toBe('Your part exchange covers it, £0 to £1,500 over');
  expect(describeBasis(12_000, { ...kept, owed: 1500 })).toMatch(
    /^£12,000 less £4,000 to £5,500, .* your 2018 Ford Fiesta .*, plus £1,500 owed on it\./,
  );
  expect(describeKept({ ...kept, owed: 9 })).toBe(
    'Counted with your 2018 Ford Fiesta: £4,000 to £5,500, £9 owed.',
  );
});

test('negative equity is said in words', () => {
  expect(describeEquity(kept)).toBe('With no debt on it, £4,000 to £5,500 comes off a price.');
  expect(describeEquity({ ...kept, owed: 1500 })).toMatch(/^After the debt £2,500 to £4,000 /);
  expect(describeEquity({ ...kept, owed: 5000 })).toMatch(/£1,000 short .* up to £500/);
  expect(describeEquity({ ...kept, owed: 9000 })).toMatch(
    /^More is owed .*: £3,500 to £5,000 is added .* negative equity\.$/,
  );
});

test('a seller reads the car, its range and the debt', () => {
  expect(describeForSeller(kept)).toMatch(
    /part-exchange: 2018 Ford Fiesta, 42,000 miles\. .* £4,000 to £5,500\. Would/,
  );
  expect(describeForSeller({ ...kept, owed: 700 })).toContain('£700 is still owed on it.');
});

test('it is read as it was stored, for a day', () => {
  const text = JSON.stringify(kept);
  expect(readPartExchange(text, NOW)).toEqual(kept);
  expect(readPartExchange(text, NOW + 23 * HOUR)).toEqual(kept);
  expect(readPartExchange(text, NOW + 24 * HOUR)).toBeNull();
  expect(readPartExchange(text, NOW - 25 * HOUR)).toBeNull();
});

test.each([
  { range: [5500, 4000] },
  { range: [4000] },
  { range: 'all' },
  { range: [Number.NaN, 1] },
  { range: [-1, 1] },
  { owed: -1 },
  { owed: 1.5 },
  { owed: '1' },
  { owed: MAX_OWED + 1 },
  { car: ' ' },
  { car: 'x'.repeat(101) },
  { miles: -1 },
  { at: 'now' },
])('a stored text with %j is none', (wrong) => {
  expect(readPartExchange(JSON.stringify({ ...kept, ...wrong }), NOW)).toBeNull();
});

test('any stored text is read without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => readPartExchange(text, NOW)).not.toThrow();
    }),
  );
  expect(readPartExchange(null, NOW)).toBeNull();
});

test.each([
  ['', 0],
  ['  ', 0],
  ['0', 0],
  ['£6,000', 6000],
  ['6 000', 6000],
  ['6k', 6000],
  ['6000.00', 6000],
  ['1,000,000', MAX_OWED],
])('%j owed is read', (text, owed) => expect(readOwed(text)).toEqual({ owed }));

test.each([
  ['-5', /0 or more/],
  ['−£500', /0 or more/],
  ['6.000', /whole pounds/],
  ['12.50', /whole pounds/],
  ['NaN', /whole pounds/],
  ['1e9', /whole pounds/],
  ['six thousand', /whole pounds/],
  ['1000001', /£1,000,000 at most/],
  ['9'.repeat(30), /at most/],
])('%j owed is refused in words', (text, error) =>
  expect(readOwed(text)).toEqual({ error: expect.stringMatching(error) }),
);
