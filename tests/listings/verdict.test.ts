import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  hasUnbeatenBadge,
  outlierNote,
  VERDICTS,
  verdictLabel,
  verdictOf,
} from '@/lib/listings/verdict';

/** Returns a value with an 80% range of this width in pounds around it, and a 90% range from `low90`. */
const judged = (value: number, width: number, low90 = 0) => {
  const low = value - Math.floor(width / 2);
  return {
    value,
    range80: [low, low + width] as const,
    range90: [low90, 2 * value + width] as const,
  };
};

describe('verdictOf', () => {
  it('gives a verdict up to a range of exactly 35% of the value', () => {
    expect(verdictOf(9000, judged(10_000, 3500))).toBe('under');
    expect(verdictOf(9000, judged(10_000, 3501))).toBe('none');
    expect(verdictOf(9000, judged(10_000, 3499))).toBe('under');
  });

  it('says at valuation up to exactly 2% either side', () => {
    const golf = judged(10_000, 2000);
    const prices = [9799, 9800, 10_000, 10_200, 10_201];
    expect(prices.map((price) => verdictOf(price, golf))).toEqual([
      'under',
      'at',
      'at',
      'at',
      'over',
    ]);
  });

  it('is far below under the 90% range, however wide that is', () => {
    for (const width of [1000, 9000]) {
      const golf = judged(10_000, width, 5000);
      expect(verdictOf(4999, golf)).toBe('far_below');
      expect(verdictOf(5000, golf)).not.toBe('far_below');
    }
  });

  it('agrees with the rule in exact arithmetic for any car', () => {
    const pounds = fc.integer({ min: 1, max: 2_000_000 });
    fc.assert(
      fc.property(pounds, pounds, pounds, (price, value, width) => {
        const tooWide = BigInt(width) * 100n > BigInt(value) * 35n;
        const off = BigInt(price) - BigInt(value);
        const isNear = off * off * 2500n <= BigInt(value) * BigInt(value);
        const side = isNear ? 'at' : off < 0n ? 'under' : 'over';
        expect(verdictOf(price, judged(value, width))).toBe(tooWide ? 'none' : side);
      }),
    );
  });
});

describe('verdictLabel', () => {
  it('has one wording for each verdict, to the pound', () => {
    expect(verdictLabel(8500, 9240, 'under')).toBe('£740 under valuation');
    expect(verdictLabel(8495, 9240, 'under')).toBe('£745 under valuation');
    expect(verdictLabel(19_980, 9240, 'over')).toBe('£10,740 over valuation');
    expect(verdictLabel(9240, 9240, 'at')).toBe('At valuation');
    expect(verdictLabel(8500, 9240, 'none')).toBe('No verdict');
    expect(verdictLabel(8500, null, 'none')).toBe('No verdict');
    expect(verdictLabel(8500, 19_240, 'far_below')).toBe('Far below such cars: ask why');
  });

  it('names the side and the exact difference, never £0', () => {
    const pounds = fc.integer({ min: 100, max: 2_000_000 });
    fc.assert(
      fc.property(pounds, pounds, (price, value) => {
        const verdict = verdictOf(price, judged(value, 0));
        const label = verdictLabel(price, value, verdict);
        if (verdict === 'at') return label === VERDICTS.at;
        const figure = Number(label.replace(/[^\d]/g, ''));
        expect(label.endsWith(` ${verdict} valuation`)).toBe(true);
        expect(figure).toBe(Math.abs(price - value));
        return figure > 0;
      }),
    );
  });
});

test('only a price outside the 90% range is said to be below or above nearly all such cars', () => {
  const note = (price: number) => outlierNote(price, [8000, 12_000])?.split(':')[0] ?? null;
  expect([7999, 8000, 12_000, 12_001].map(note)).toEqual([
    'Below nearly all such cars',
    null,
    null,
    'Above nearly all such cars',
  ]);
});

test('a price that is too high or suspiciously low has no badge', () => {
  const verdicts = ['under', 'at', 'none', 'over', 'far_below'] as const;
  expect(verdicts.filter((verdict) => hasUnbeatenBadge(true, 9000, verdict))).toEqual([
    'under',
    'at',
    'none',
  ]);
  expect(verdicts.some((verdict) => hasUnbeatenBadge(false, 9000, verdict))).toBe(false);
});

test('a car without a valuation has no badge', () => {
  expect(hasUnbeatenBadge(true, null, 'none')).toBe(false);
});
