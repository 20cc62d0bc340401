import { expect, it } from 'vitest';
import { closed, mirrored, numbers, open, points, spanning } from '@/lib/illustration/curve';

it('writes short numbers', () => {
  expect(numbers(0.25, -0.31, 12, 3.04)).toBe('.3-.3 12 3');
});

it('draws a straight line between two sharp corners', () => {
  expect(open('0,0! 10,0! 10,5!')).toBe('M0 0l10 0 0 5');
});

it('starts and ends an open curve on its end points', () => {
  const path = open('3,4 10,20 30,18 41,7');
  const [start, first, rest] = path.split(/[Mcs]/).slice(1);
  const read = (text = '') => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  expect(read(start)).toEqual([3, 4]);
  const steps = [read(first).slice(4)];
  for (let i = 2, all = read(rest); i < all.length; i += 4) steps.push(all.slice(i, i + 2));
  expect(steps.reduce((sum, [x = 0]) => sum + x, 3)).toBeCloseTo(41);
  expect(steps.reduce((sum, [, y = 0]) => sum + y, 4)).toBeCloseTo(7);
});

it('closes a smooth loop and a loop with corners', () => {
  expect(closed('0,0 10,0 10,10 0,10')).toMatch(/^M[^M]*z$/);
  expect(closed('0,0! 10,0! 10,10!')).toBe('M0 0l10 0 0 10-10-10z');
});

it('reads control points, tight ones twice', () => {
  expect(points('1,2 3,4* -5,.5!')).toEqual([
    [1, 2],
    [3, 4],
    [3, 4],
    [-5, 0.5],
  ]);
});

it('completes a half by its mirror image', () => {
  expect(mirrored('0,9 4,8* 5,1 0,0')).toBe('0,9 4,8* 5,1 0,0 -5,1 -4,8*');
  expect(spanning('0,9 4,8 5,1!')).toBe('-5,1! -4,8 0,9 4,8 5,1!');
});

it.each(['', '1', '1,2,3', '1;2', '1,2!!'])('refuses %j', (cage) => {
  expect(() => open(cage)).toThrow(/control point/);
});
