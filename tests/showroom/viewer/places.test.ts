import { expect, test } from 'vitest';
import { BODY_NAMES } from '@/lib/showroom/design-options';
import { dataUse, kilobytes, VIEWER_BYTES } from '@/lib/showroom/viewer/data-use';
import { MOVING_PARTS, movingParts } from '@/lib/showroom/viewer/moving-parts';
import { placesOf } from '@/lib/showroom/viewer/places';

const size = { length: 4000, width: 1800, height: 1500 };

test.each(BODY_NAMES)(
  'the places on a %s lie on or in its body, each with a name and words',
  (body) => {
    const places = placesOf(body, size, 0.2);
    for (const { position, name, text } of places) {
      expect(Math.abs(position[0])).toBeLessThanOrEqual(0.9);
      expect(position[1]).toBeGreaterThan(0);
      expect(position[1]).toBeLessThan(1.5);
      expect(Math.abs(position[2] - 0.2)).toBeLessThanOrEqual(2);
      expect(name).not.toBe('');
      expect(text.length).toBeGreaterThan(40);
    }
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  },
);

test('the driver sits on the right, which is at negative x of a car that faces forward', () => {
  const driver = placesOf('suv', size, 0).find(({ id }) => id === 'driver');
  expect(driver?.position[0]).toBeLessThan(0);
});

test('only parts that a model has can be opened, in one order', () => {
  expect(movingParts(['boot', 'front doors', 'wipers'])).toEqual(['front doors', 'boot']);
  expect(movingParts([])).toEqual([]);
  expect(movingParts(Object.keys(MOVING_PARTS))).toHaveLength(3);
});

test('the data use is that of the code and the model, rounded up', () => {
  expect([kilobytes(170_001), kilobytes(180_000)]).toEqual([180, 180]);
  expect([0, 100_000, 100_001].map((rest) => dataUse(rest + 400_000 - VIEWER_BYTES))).toEqual([
    '0.4 MB',
    '0.5 MB',
    '0.6 MB',
  ]);
});
