import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  hasUnbeatenBadge,
  isVerifiedPrice,
  outlierNote,
  VERDICTS,
  type Verdict,
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
  it('has three kinds of word, by a range of exactly 35% and 60% of the value', () => {
    expect(
      [3499, 3500, 3501, 6000, 6001].map((width) => verdictOf(9000, judged(10_000, width))),
    ).toEqual(['under', 'under', 'within', 'within', 'none']);
  });

  it('says usual price in the middle half: 10/19 of the way to either end of a narrow range', () => {
    const golf = judged(19_000, 3800);
    const prices = [17_999, 18_000, 19_000, 20_000, 20_001];
    expect(prices.map((price) => verdictOf(price, golf))).toEqual([
      'under',
      'at',
      'at',
      'at',
      'over',
    ]);
  });

  it('goes by the ends of a wide range', () => {
    const golf = judged(10_000, 4000);
    const prices = [7999, 8000, 10_000, 12_000, 12_001];
    expect(prices.map((price) => verdictOf(price, golf))).toEqual([
      'below',
      'within',
      'within',
      'within',
      'above',
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
        const car = judged(value, width);
        const [low, high] = car.range80.map(BigInt) as [bigint, bigint];
        const [asked, middle] = [BigInt(price), BigInt(value)];
        const share = (BigInt(width) * 100n) / BigInt(value);
        const isExact = (BigInt(width) * 100n) % BigInt(value) === 0n;
        const isUpTo = (most: bigint) => share < most || (share === most && isExact);
        const ofRange = asked < low ? 'below' : asked > high ? 'above' : 'within';
        const isUnder = (middle - asked) * 19n > (middle - low) * 10n;
        const isOver = (asked - middle) * 19n > (high - middle) * 10n;
        const inPounds = isUnder ? 'under' : isOver ? 'over' : 'at';
        expect(verdictOf(price, car)).toBe(isUpTo(35n) ? inPounds : isUpTo(60n) ? ofRange : 'none');
      }),
    );
  });
});

describe('verdictLabel', () => {
  it('has one wording for each verdict, to the pound', () => {
    expect(verdictLabel(8500, 9240, 'under')).toBe('£740 under the usual price');
    expect(verdictLabel(8495, 9240, 'under')).toBe('£745 under the usual price');
    expect(verdictLabel(19_980, 9240, 'over')).toBe('£10,740 over the usual price');
    expect(verdictLabel(9240, 9240, 'at')).toBe('Usual price');
    expect(verdictLabel(8500, 9240, 'below')).toBe('Below the usual range');
    expect(verdictLabel(9000, 9240, 'within')).toBe('Within the usual range');
    expect(verdictLabel(12_500, 9240, 'above')).toBe('Above the usual range');
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
        expect(label.endsWith(` ${verdict} the usual price`)).toBe(true);
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
  const verdicts = [...(Object.keys(VERDICTS) as Verdict[]), 'far_below'] as const;
  expect(verdicts.filter((verdict) => hasUnbeatenBadge(true, 9000, verdict))).toEqual([
    'under',
    'at',
    'below',
    'within',
    'none',
  ]);
  expect(verdicts.some((verdict) => hasUnbeatenBadge(false, 9000, verdict))).toBe(false);
});

test('a car without a valuation has no badge', () => {
  expect(hasUnbeatenBadge(true, null, 'none')).toBe(false);
});

test('a price is verified inside a narrow range alone', () => {
  const prices = [8999, 9000, 11_000, 11_001];
  const verified = (width: number) =>
    prices.map((price) => isVerifiedPrice(price, judged(10_000, width)));
  expect(verified(2000)).toEqual([false, true, true, false]);
  expect(verified(4000)).toEqual([false, false, false, false]);
});
