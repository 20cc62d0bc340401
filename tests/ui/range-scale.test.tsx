import { describe, expect, it } from 'vitest';
import { rangeGeometry } from '@/components/ui/range-geometry';
import { RangeScale } from '@/components/ui/range-scale';
import { rendered } from '../tools/rendered';

const narrow = { value: 10_000, inner: [9000, 11_000], outer: [8500, 11_500] } as const;
const wide = { value: 10_000, inner: [6000, 14_000], outer: [4000, 19_000] } as const;

describe('rangeGeometry', () => {
  it('shows ranges relative to the value, whatever the car costs', () => {
    expect(rangeGeometry(narrow)).toMatchObject({ value: 50, inner: [40, 60], outer: [35, 65] });
    const dear = { value: 80_000, inner: [72_000, 88_000], outer: [68_000, 92_000] } as const;
    expect(rangeGeometry(dear)).toEqual(rangeGeometry(narrow));
    expect(rangeGeometry(wide)).toMatchObject({ inner: [10, 90], outer: [0, 100] });
  });

  it('says which ends cut the 90% range off', () => {
    expect(rangeGeometry(narrow).cut).toEqual([]);
    expect(rangeGeometry(wide).cut).toEqual(['low', 'high']);
    expect(rangeGeometry({ ...narrow, outer: [5000, 15_000] }).cut).toEqual([]);
    expect(rangeGeometry({ ...narrow, outer: [8500, 15_001] }).cut).toEqual(['high']);
  });

  it('places an asking price truly, or names the end that it lies beyond', () => {
    const placed = [4999, 5000, 5200, 14_900, 15_000, 15_001].map(
      (price) => rangeGeometry(narrow, price).asking,
    );
    expect(placed).toEqual([
      { at: 0, beyond: 'low' },
      ...[0, 2, 99, 100].map((at) => ({ at, beyond: null })),
      { at: 100, beyond: 'high' },
    ]);
    expect(rangeGeometry(narrow).asking).toBeNull();
  });
});

it('a scale keeps the label inside, its mark in place, and points to what is beyond', () => {
  const near = rendered(<RangeScale {...narrow} asking={5250} />).html;
  expect(near).toContain('clamp(2.25rem, 2.5%, 100% - 2.25rem)');
  expect(near).toContain('style="left:2.5%"');
  expect(near).not.toContain('clip-path');
  const far = rendered(<RangeScale {...wide} asking={30_000} />).html;
  expect(far.match(/clip-path/g)).toHaveLength(3);
  expect(far).not.toContain('style="left:100%"');
});

it('the asking price comes from the value to its place', () => {
  const start = (asking: number) =>
    /--from:(-?[\d.]+)%/.exec(rendered(<RangeScale {...narrow} asking={asking} />).html)?.[1];
  expect([5250, 10_000, 13_000, 20_000].map(start)).toEqual(['47.5', '0', '-30', '-50']);
  expect(rendered(<RangeScale {...narrow} />).html).not.toContain('--from');
});
