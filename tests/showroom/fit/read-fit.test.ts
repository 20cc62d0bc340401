import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitQuery, readFit, sizesWith } from '@/lib/showroom/fit/read-fit';
import { MEASURE_FIELDS, measuresOfKind, SPACES } from '@/lib/showroom/fit/spaces';
import { SIZE_CLASSES } from '@/lib/showroom/size-classes';

const read = (query: Record<string, string>) => readFit((name) => query[name]);

describe('readFit', () => {
  it('starts with a single garage', () => {
    const space = { kind: 'garage', ...SPACES.garage.start };
    expect(read({})).toEqual({ space, now: null, own: {}, notes: [] });
  });

  it('reads an address, and what it writes', () => {
    const { notes, ...choices } = read({
      ...{ space: 'garage', length: '4900', width: '2400', height: '2100', door: '2130' },
      ...{ now: 'hatchback', carLength: '4.284' },
    });
    expect(choices.space).toMatchObject({ length: 4900, width: 2400, height: 2100, door: 2130 });
    expect(choices).toMatchObject({ now: 'hatchback', own: { carLength: 4284 } });
    expect(notes).toEqual([]);
    expect(read(Object.fromEntries(fitQuery(choices)))).toEqual({ ...choices, notes: [] });
  });

  it('clamps what is out of bounds and says so', () => {
    const { space, notes } = read({ length: '99', width: '-4', height: '<b>', door: '999999999' });
    expect(space).toMatchObject({ length: 2500, width: 1500, height: 2250, door: 6500 });
    expect(notes.map((note) => note.replaceAll('\u00a0', ' '))).toEqual([
      'Length goes from 2.50 m to 9.00 m: set to 2.50 m.',
      'Width goes from 1.50 m to 7.00 m: set to 1.50 m.',
      "Height is no length we can read: taken as 2.25 m. Write metres, 4.9, or feet, 16' 1.",
      'Entrance width goes from 1.50 m to 6.50 m: set to 6.50 m.',
    ]);
  });

  it('takes unknown names for none', () => {
    expect(read({ space: 'moon', now: '__proto__' })).toMatchObject({
      space: { kind: 'garage' },
      now: null,
      notes: ['We do not know this kind of space: here is a single garage.'],
    });
  });

  it('stays within the sliders whatever an address holds, and never repeats it', () => {
    const names = ['space', 'length', 'width', 'height', 'door', 'doorHeight', 'now', 'carLength'];
    const query = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(query, (given) => {
        const { space, notes } = read(given);
        for (const measure of measuresOfKind(space.kind)) {
          const { least, greatest } = MEASURE_FIELDS[measure];
          expect(space[measure]).toBeGreaterThanOrEqual(least);
          expect(space[measure]).toBeLessThanOrEqual(greatest);
        }
        expect(notes.join('')).not.toMatch(/undefined|NaN|[<>]/);
      }),
    );
  });
});

it('figures of the very car replace those of its class', () => {
  const cars = sizesWith(SIZE_CLASSES.hatchback, { carLength: 4284, carWidth: 2073 });
  expect(cars.length).toEqual([4284, 4284]);
  expect(cars.widthWithMirrors).toEqual([2073, 2073]);
  expect(cars.width[0]).toBeLessThan(2073);
  expect(cars.height).toEqual(SIZE_CLASSES.hatchback.height);
});
