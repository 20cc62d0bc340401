import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BODY_SHAPES,
  illustrationAt,
  illustrationPath,
  PAINT_NAMES,
  VIEWS,
} from '@/lib/illustration/illustration-path';
import { Constants } from '@/lib/supabase/database.types';

describe('illustrationPath', () => {
  it('names body, colour and view, the side unless told', () => {
    const car = { bodyType: 'suv', colour: 'green' } as const;
    expect(illustrationPath({ ...car, view: 'rear' })).toMatch(
      /^\/illustrations\/v\d+\/suv-green-rear\.svg$/,
    );
    expect(illustrationPath(car)).toMatch(/\/suv-green-side\.svg$/);
  });

  it.each([null, '', 'tartan', 'constructor', '../x'])('draws %j in graphite', (colour) => {
    expect(illustrationPath({ bodyType: 'van', colour })).toMatch(/\/van-graphite-side\.svg$/);
  });

  it('is read back by illustrationAt for every drawing', () => {
    for (const bodyType of BODY_SHAPES) {
      for (const colour of PAINT_NAMES) {
        for (const view of VIEWS) {
          const [, , version = '', file = ''] = illustrationPath({ bodyType, colour, view }).split(
            '/',
          );
          expect(illustrationAt(version, file)).toEqual({ bodyType, colour, view });
        }
      }
    }
  });

  it('knows every body type and colour that the database does', () => {
    const { body_type, vehicle_colour } = Constants.public.Enums;
    expect([...BODY_SHAPES].sort()).toEqual([...body_type].sort());
    expect([...PAINT_NAMES].sort()).toEqual([...vehicle_colour, 'graphite'].sort());
  });
});

describe('illustrationAt', () => {
  it.each([
    ['v1', 'suv-green-top.svg'],
    ['v1', 'suv-tartan-side.svg'],
    ['v1', 'tank-green-side.svg'],
    ['v1', 'suv-green-side.png'],
    ['v1', 'suv-green-side.svg.svg'],
    ['v1', 'SUV-green-side.svg'],
    ['v1', '__proto__-constructor-side.svg'],
    ['v0', 'suv-green-side.svg'],
    ['v999', 'suv-green-side.svg'],
    ['1', 'suv-green-side.svg'],
    ['v01', 'suv-green-side.svg'],
  ])('finds nothing at %s/%s', (version, file) => {
    expect(illustrationAt(version, file)).toBeNull();
  });

  it('finds nothing at arbitrary names', () => {
    const name = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }));
    fc.assert(fc.property(name, name, (version, file) => illustrationAt(version, file) === null));
  });
});
