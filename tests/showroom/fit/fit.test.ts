import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BODY_NAMES } from '@/lib/showroom/design-options';
import { fitOf, type Sizes, type Verdict } from '@/lib/showroom/fit/fit';
import { SIZE_CLASSES } from '@/lib/showroom/fit/size-classes';
import { MEASURES, SPACE_KINDS, SPACES, type Space } from '@/lib/showroom/fit/spaces';

const ORDER: Verdict[] = ['not', 'close', 'fits'];
const rank = (verdict: Verdict) => ORDER.indexOf(verdict);

const range = (least: number, greatest: number) =>
  fc.tuple(fc.integer({ min: least, max: greatest }), fc.integer({ min: 0, max: 900 }));
const sizes: fc.Arbitrary<Sizes> = fc
  .record({
    length: range(2500, 6000),
    width: range(1450, 2000),
    mirrors: range(0, 200),
    height: range(1100, 2200),
  })
  .map(({ length, width, mirrors, height }) => ({
    length: [length[0], length[0] + length[1]],
    width: [width[0], width[0] + width[1]],
    widthWithMirrors: [width[0] + mirrors[0], width[0] + width[1] + mirrors[0] + mirrors[1]],
    height: [height[0], height[0] + height[1]],
  }));
const body = fc.constantFrom(...BODY_NAMES);
const mm = fc.integer({ min: 1000, max: 9000 });
const space: fc.Arbitrary<Space> = fc
  .tuple(fc.constantFrom(...SPACE_KINDS), fc.tuple(mm, mm, mm, mm, mm))
  .map(([kind, values]) => {
    const has = MEASURES.map((measure, i) => [measure, values[i]] as const).filter(
      ([measure]) => SPACES[kind].start[measure] !== undefined,
    );
    return { kind, ...SPACES[kind].start, ...Object.fromEntries(has) };
  });

const golf: Sizes = {
  length: [4284, 4284],
  width: [1789, 1789],
  widthWithMirrors: [2073, 2073],
  height: [1491, 1491],
};
const garage: Space = {
  kind: 'garage',
  length: 4880,
  width: 2600,
  height: 2250,
  door: 2180,
  doorHeight: 1980,
};

describe('fitOf', () => {
  it('never answers worse for a larger space', () => {
    const grown = fc.constantFrom(...MEASURES);
    fc.assert(
      fc.property(space, sizes, body, grown, fc.nat(3000), (small, cars, name, measure, more) => {
        const from = small[measure];
        if (from === undefined) return;
        const [before, after] = [small, { ...small, [measure]: from + more }].map((one) =>
          fitOf(one, cars, name),
        );
        expect(rank(after?.verdict ?? 'not')).toBeGreaterThanOrEqual(
          rank(before?.verdict ?? 'fits'),
        );
        if (before?.boot && after?.boot)
          expect(rank(after.boot.verdict)).toBeGreaterThanOrEqual(rank(before.boot.verdict));
      }),
    );
  });

  it('fits a class only where both its ends fit, and refuses it only where its least car is refused', () => {
    fc.assert(
      fc.property(space, sizes, body, (where, cars, name) => {
        const only = (end: 0 | 1) => {
          const one = (key: keyof Sizes) => [cars[key][end], cars[key][end]] as const;
          const { verdict } = fitOf(
            where,
            {
              length: one('length'),
              width: one('width'),
              height: one('height'),
              widthWithMirrors: one('widthWithMirrors'),
            },
            name,
          );
          return verdict;
        };
        const { verdict } = fitOf(where, cars, name);
        if (verdict === 'fits') expect([only(0), only(1)]).toEqual(['fits', 'fits']);
        expect(verdict === 'not').toBe(only(0) === 'not');
      }),
    );
  });

  it('is as bad as its worst measure, whatever the boot does', () => {
    fc.assert(
      fc.property(space, sizes, body, (where, cars, name) => {
        const { verdict, checks } = fitOf(where, cars, name);
        expect(rank(verdict)).toBe(Math.min(...checks.map((check) => rank(check.verdict))));
      }),
    );
  });

  it.each([
    ['a garage with room all round', {}, 'fits'],
    ['4 cm at its ends', { length: 4324 }, 'close'],
    ['a garage 4 mm too short', { length: 4280 }, 'not'],
    ['59 cm to get out', { width: 2521 }, 'not'],
    ['60 cm to get out', { width: 2531 }, 'fits'],
    ['an entrance that takes it with folded mirrors', { door: 1900 }, 'close'],
    ['an entrance narrower than its body', { door: 1780 }, 'not'],
    ['an entrance 2 cm higher', { doorHeight: 1511 }, 'close'],
    ['a roof below its own', { height: 1490 }, 'not'],
  ] as const)('%s', (_, changed, verdict) => {
    expect(fitOf({ ...garage, ...changed }, golf, 'hatchback').verdict).toBe(verdict);
  });

  it('wants room for a wheelchair in a disabled bay, and none beside a kerb', () => {
    const bay: Space = { kind: 'disabled-bay', length: 4800, width: 3132, height: 2600 };
    expect(fitOf(bay, golf, 'hatchback').verdict).toBe('fits');
    expect(fitOf({ ...bay, width: 3130 }, golf, 'hatchback').verdict).toBe('not');
    const street: Space = { kind: 'street', length: 5284, width: 1789 };
    expect(fitOf(street, golf, 'hatchback').verdict).toBe('fits');
    expect(fitOf({ ...street, length: 5000 }, golf, 'hatchback').verdict).toBe('close');
    expect(fitOf({ ...street, length: 4700 }, golf, 'hatchback').verdict).toBe('not');
  });

  it('tells of the boot under a roof, or behind in a garage, and never in the street', () => {
    expect(fitOf(garage, golf, 'hatchback').boot).toMatchObject({ verdict: 'fits', have: 2250 });
    expect(fitOf({ ...garage, height: 2000 }, golf, 'hatchback').boot?.verdict).toBe('close');
    expect(fitOf(garage, golf, 'pickup').boot).toMatchObject({ verdict: 'close', have: 4880 });
    for (const name of BODY_NAMES)
      expect(fitOf({ kind: 'street', length: 6000, width: 2000 }, golf, name).boot).toBeNull();
  });

  it('answers in all three ways for real classes in the spaces it starts with', () => {
    const answers = SPACE_KINDS.flatMap((kind) =>
      BODY_NAMES.map(
        (name) => fitOf({ kind, ...SPACES[kind].start }, SIZE_CLASSES[name], name).verdict,
      ),
    );
    expect(new Set(answers)).toEqual(new Set(ORDER));
  });
});
