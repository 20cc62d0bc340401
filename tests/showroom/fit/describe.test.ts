import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BODY_NAMES } from '@/lib/showroom/design-options';
import { assumedReason, fieldLabel, reasonOf, verdictLine } from '@/lib/showroom/fit/describe';
import { fitOf, type Sizes } from '@/lib/showroom/fit/fit';
import { formatFeet, formatGap, inMetres, parseLength } from '@/lib/showroom/fit/lengths';
import { SIZE_CLASSES } from '@/lib/showroom/fit/size-classes';
import { SPACE_KINDS, SPACES, type Space } from '@/lib/showroom/fit/spaces';

const sizes: Sizes = {
  length: [3610, 4980],
  width: [1630, 1970],
  widthWithMirrors: [1830, 2190],
  height: [1380, 1610],
};
const garage: Space = {
  kind: 'garage',
  length: 4860,
  width: 2440,
  height: 2250,
  door: 2130,
  doorHeight: 1980,
};
/** Returns the text with plain spaces before units. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const reasons = (space: Space, cars = sizes) =>
  Object.fromEntries(
    fitOf(space, cars, 'hatchback').checks.map((check) => [
      check.subject,
      plain(reasonOf(check, space, 'hatchback')),
    ]),
  );

describe('reasons', () => {
  it('name both ends of a class where they differ', () => {
    expect(reasons(garage)).toEqual({
      length:
        'The shortest of its class is 3.61 m: 1.25 m to spare. The longest is 4.98 m: 12 cm longer than your garage.',
      width:
        'The narrowest of its class leaves 71 cm beside it. The widest leaves 36 cm beside it. To open a door and get out takes about 0.60 m on one side, a rule of thumb.',
      height: 'The highest of its class is 1.61 m: 64 cm to spare.',
      door: 'The narrowest of its class is 1.63 m with its mirrors folded: 50 cm to spare. The widest is 2.19 m with its mirrors out: 6 cm wider than the entrance.',
      doorHeight: 'The highest of its class is 1.61 m: 37 cm to spare.',
    });
  });

  it('name the end that decides', () => {
    expect(reasons({ ...garage, length: 3500 }).length).toBe(
      'Even the shortest of its class is 3.61 m: 11 cm longer than your garage.',
    );
    expect(reasons({ ...garage, length: 5100 }).length).toBe(
      'The longest of its class is 4.98 m: 12 cm to spare.',
    );
  });

  it('speak of one car where its own size is known', () => {
    const own: Sizes = { ...sizes, length: [4900, 4900] };
    expect(reasons(garage, own).length).toBe('It is 4.90 m: 4 cm longer than your garage.');
    const one: Sizes = { ...sizes, width: [1970, 1970], widthWithMirrors: [2190, 2190] };
    expect(reasons(garage, one).door).toBe(
      'It is 1.97 m with its mirrors folded: 16 cm to spare. It is 2.19 m with its mirrors out: 6 cm wider than the entrance.',
    );
    expect(reasons({ ...garage, length: 4930 }, own).length).toBe(
      'It is 4.90 m: 3 cm to spare. We call it a fit from 10 cm to spare.',
    );
  });

  it('are sentences for every body in every kind of space', () => {
    for (const kind of SPACE_KINDS)
      for (const body of BODY_NAMES) {
        const space = { kind, ...SPACES[kind].start };
        const { checks, boot } = fitOf(space, SIZE_CLASSES[body], body);
        for (const check of [...checks, ...(boot ? [boot] : [])])
          expect(reasonOf(check, space, body)).toMatch(/^[A-Z][^{}]*\.$/);
      }
  });

  it('say of the boot that it is an estimate', () => {
    const { boot } = fitOf({ ...garage, height: 2000 }, sizes, 'hatchback');
    expect(boot && plain(reasonOf(boot, garage, 'hatchback'))).toBe(
      'The open tailgate of such a car reaches 1.90 to 2.15 m up: from 10 cm below the roof to 15 cm above it. Our estimate: makers seldom say.',
    );
  });
});

describe('of the boot', () => {
  const boot = (height: number, body: (typeof BODY_NAMES)[number], cars = sizes) => {
    const found = fitOf({ ...garage, height }, cars, body).boot;
    return found && [found.verdict, plain(reasonOf(found, { ...garage, height }, body))];
  };

  it('want the margin of the other measures under the roof', () => {
    expect(boot(2250, 'suv')).toEqual([
      'close',
      'The open tailgate of such a car reaches 1.90 to 2.25 m up: from 35 cm to less than 1 cm below the roof. We call it enough from 10 cm to spare. Our estimate: makers seldom say.',
    ]);
    expect(boot(2350, 'suv')).toEqual([
      'fits',
      'The open tailgate of such a car reaches 1.90 to 2.25 m up: at least 10 cm below the roof. Our estimate: makers seldom say.',
    ]);
  });
});

describe('the answer in a line', () => {
  it('names what decides it', () => {
    expect(verdictLine(fitOf(garage, sizes, 'hatchback'))).toBe(
      'Too close to say: length, width, entrance width',
    );
    expect(verdictLine(fitOf({ ...garage, length: 3000 }, sizes, 'hatchback'))).toBe(
      'Does not fit: length',
    );
    const hall = { ...garage, length: 9000, width: 6000, door: 5000 };
    expect(verdictLine(fitOf(hall, sizes, 'hatchback'))).toBe('Fits');
  });
});

it('an assumed measure and a field have their words', () => {
  expect(plain(assumedReason(1800))).toBe('We assume 1.80 m, as you gave no measure.');
  expect(['door', 'carHeight', 'space'].map(fieldLabel)).toEqual([
    'Entrance width',
    'Car’s height',
    'Your space',
  ]);
});

describe('lengths', () => {
  it.each([
    ['4.9', 4900],
    ['4,90 m', 4900],
    ['4900', 4900],
    ['490 cm', 4900],
    ['16\' 1"', 4902],
    ['16 ft', 4877],
    ['16 ft 1 in', 4902],
    ['-5', -5000],
    ['', null],
    ['1e9', null],
    ['Infinity', null],
    ['<script>', null],
    ['4.9.1', null],
  ])('%s', (text, mm) => {
    expect(parseLength(text)).toBe(mm);
  });

  it('are read as they are written, to the centimetre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 2900 }), (cm) => {
        expect(parseLength(inMetres(cm * 10))).toBe(cm * 10);
      }),
    );
  });

  it('never claim more room than there is', () => {
    expect([9, 128, 999, 1289].map(formatGap).map(plain)).toEqual([
      'less than 1 cm',
      '12 cm',
      '99 cm',
      '1.28 m',
    ]);
    expect([4880, 3650, 25].map(formatFeet).map(plain)).toEqual([
      '16 ft 0 in',
      '12 ft 0 in',
      '0 ft 1 in',
    ]);
  });
});
