import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitQuery, readFit, sizesWith } from '@/lib/showroom/fit/read-fit';
import { SIZE_CLASSES } from '@/lib/showroom/fit/size-classes';
import { MEASURE_FIELDS, SPACES, startsOf } from '@/lib/showroom/fit/spaces';

/** Returns the notes with plain spaces before units. */
const plain = (notes: object) =>
  Object.fromEntries(
    Object.entries(notes).map(([name, note]) => [name, String(note).replaceAll('\u00a0', ' ')]),
  );
const read = (query: Record<string, string>) => readFit((name) => query[name]);

describe('readFit', () => {
  it('starts with a single garage', () => {
    const space = { kind: 'garage', ...SPACES.garage.start };
    expect(read({})).toEqual({
      space,
      now: null,
      own: {},
      notes: {},
      assumed: ['door', 'doorHeight'],
    });
  });

  it('reads an address, and what it writes', () => {
    const { notes, ...choices } = read({
      space: 'garage',
      length: '4900',
      width: '2400',
      height: '2100',
      door: '2130',
      now: 'hatchback',
      carLength: '4.284',
    });
    expect(choices.space).toMatchObject({ length: 4900, width: 2400, height: 2100, door: 2130 });
    expect(choices).toMatchObject({ now: 'hatchback', own: { carLength: 4284 } });
    expect(notes).toEqual({});
    expect(choices.assumed).toEqual(['doorHeight']);
    expect(read(Object.fromEntries(fitQuery(choices)))).toEqual({ ...choices, notes: {} });
  });

  it('clamps what is out of bounds and says so', () => {
    const { space, notes } = read({ length: '99', width: '-4', height: '<b>', door: '999999999' });
    expect(space).toMatchObject({ length: 2500, width: 1500, height: 2250, door: 1500 });
    expect(plain(notes)).toEqual({
      length: 'The least here is 2.50 m: we used that.',
      width: 'The least here is 1.50 m: we used that.',
      height: "We could not read this and used 2.25 m. Write metres, 4.9, or feet, 16' 1.",
      door: 'The room is only 1.50 m: we used that.',
    });
    expect(plain(read({ carLength: 'long' }).notes)).toEqual({
      carLength: "We could not read this and left it out. Write metres, 4.9, or feet, 16' 1.",
    });
  });

  it('takes an entrance that was not given to be smaller than its room', () => {
    const room = { space: 'own-garage', length: '5', width: '2.4', height: '2' };
    expect(read(room)).toMatchObject({
      space: { door: 2200, doorHeight: 1800 },
      assumed: ['door', 'doorHeight'],
      notes: {},
    });
    const { space, assumed, notes } = read({ ...room, door: '2.3', doorHeight: '2.5' });
    expect(space).toMatchObject({ door: 2300, doorHeight: 2000 });
    expect(assumed).toEqual([]);
    expect(plain(notes)).toEqual({ doorHeight: 'The room is only 2.00 m: we used that.' });
  });

  it('takes unknown names for none', () => {
    expect(read({ space: 'moon', now: '__proto__' })).toMatchObject({
      space: { kind: 'garage' },
      now: null,
      notes: { space: 'We do not know this kind of space: here is a single garage.' },
    });
  });

  it('stays within the sliders and the room whatever an address holds, and never repeats it', () => {
    const names = ['space', 'length', 'width', 'height', 'door', 'doorHeight', 'now', 'carLength'];
    const query = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(query, (given) => {
        const { space, notes } = read(given);
        for (const [measure] of startsOf(space.kind)) {
          const { least, greatest } = MEASURE_FIELDS[measure];
          expect(space[measure]).toBeGreaterThanOrEqual(least);
          expect(space[measure]).toBeLessThanOrEqual(greatest);
        }
        if (space.door) expect(space.door).toBeLessThanOrEqual(space.width);
        if (space.doorHeight) expect(space.doorHeight).toBeLessThanOrEqual(space.height ?? 0);
        expect(Object.values(notes).join('')).not.toMatch(/undefined|NaN|[<>]/);
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
