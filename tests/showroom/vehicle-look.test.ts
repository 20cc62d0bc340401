import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { BODY_NAMES } from '@/lib/showroom/bodies/bodies';
import { HERO_WIDTHS, heroFile } from '@/lib/showroom/hero';
import { DESIGNS, paintsOf, pictureFile } from '@/lib/showroom/looks';
import { PAINT_NAMES } from '@/lib/showroom/paints';
import { VIEWS, WIDTHS } from '@/lib/showroom/picture';
import { lookOf, picturesOf } from '@/lib/showroom/vehicle-look';
import { generateCatalogue } from '@/supabase/seed/generate';

const file = (path: string) => fileURLToPath(new URL(`../../public${path}`, import.meta.url));
const car = { bodyType: 'hatchback', make: 'Ford', model: 'Focus', colour: 'blue' } as const;

describe('the look of a car', () => {
  it('has its type and its colour', () => {
    expect(lookOf(car)).toMatchObject({ body: 'hatchback', paint: 'blue' });
    expect(lookOf({ ...car, bodyType: 'van' }).body).toBe('van');
  });

  it('has the size class of its model', () => {
    expect(lookOf({ ...car, make: 'Fiat', model: '500' }).body).toBe('hatchback-small');
    expect(lookOf({ ...car, bodyType: 'suv', make: 'BMW', model: 'X5' }).body).toBe('suv-large');
    expect(lookOf({ ...car, bodyType: 'suv', make: 'BMW', model: 'X1' }).body).toBe('suv');
  });

  it.each([null, 'tartan', '__proto__', ''])('is grey where the colour is %j', (colour) => {
    expect(lookOf({ ...car, colour }).paint).toBe('grey');
  });

  it('is the same for all cars of a model, whoever makes it', () => {
    const unknown = { ...car, make: 'Nobody', model: 'Nothing' };
    expect(lookOf(unknown)).toEqual(lookOf({ ...unknown }));
    expect(lookOf({ ...car, make: '', model: '' }).body).toBe('hatchback');
  });
});

test('every body is rendered in every paint', () => {
  for (const body of BODY_NAMES) {
    const painted = DESIGNS[body].flatMap(([face]) => paintsOf(body, face));
    expect(new Set(painted)).toEqual(new Set(PAINT_NAMES));
  }
});

test('every seeded car has four to six pictures that exist', () => {
  const looks = new Set<string>();
  const options = { vehicles: 1200, seed: 'forecourt', today: new Date('2026-11-21') };
  for (const { vehicles } of generateCatalogue(options))
    for (const { body, make, model, colour } of vehicles) {
      const pictures = picturesOf({ bodyType: body, make, model, colour });
      expect(pictures.length).toBeGreaterThanOrEqual(4);
      expect(pictures.length).toBeLessThanOrEqual(6);
      for (const { srcSet } of pictures) looks.add(srcSet);
    }
  const named = [...looks].flatMap((srcSet) =>
    srcSet.split(', ').map((part) => part.split(' ')[0]),
  );
  expect(named.filter((path) => !path || !existsSync(file(path)))).toEqual([]);
});

test('no picture lies in the folder that no page shows', () => {
  const wanted = BODY_NAMES.flatMap((body) =>
    DESIGNS[body].flatMap(([face, wheel]) =>
      paintsOf(body, face).flatMap((paint) =>
        VIEWS.flatMap((view) =>
          WIDTHS.map((width) => pictureFile({ body, face, wheel, paint }, view, width)),
        ),
      ),
    ),
  );
  const all = new Set([...wanted, ...HERO_WIDTHS.map(heroFile)].map((path) => path.slice(6)));
  expect(new Set(readdirSync(file('/cars')))).toEqual(all);
});

test.each(WIDTHS)(
  'a picture of %i pixels is that wide, 3:2 and clear around the car',
  async (width) => {
    const look = { body: 'suv', face: 'bars', wheel: 'five', paint: 'red' } as const;
    const picture = sharp(file(pictureFile(look, 'front', width)));
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([width, (width * 2) / 3, 4]);
    expect(data[3]).toBe(0);
    const middle = (Math.floor(info.height / 2) * info.width + info.width / 2) * 4;
    expect(data[middle + 3]).toBe(255);
  },
);
