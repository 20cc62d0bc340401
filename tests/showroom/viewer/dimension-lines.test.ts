import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeDimensions, dimensionLabels } from '@/lib/showroom/viewer/describe-dimensions';
import { dimensionLines, type Place, partsAround } from '@/lib/showroom/viewer/dimension-lines';

const size = { length: 4480, width: 1852, height: 1660 };
const apart = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

test('the ends of each line are exactly as far apart as the measure says, from everywhere', () => {
  const millimetres = fc.integer({ min: 1000, max: 7000 });
  fc.assert(
    fc.property(
      fc.record({ length: millimetres, width: millimetres, height: millimetres }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: -7, max: 7, noNaN: true }),
      (car, middle, azimuth) => {
        const lines = dimensionLines(car, middle, azimuth);
        for (const name of ['length', 'width', 'height'] as const)
          expect(apart(lines[name].from, lines[name].to) * 1000).toBeCloseTo(car[name], 6);
      },
    ),
  );
});

test('the lines stand on the side and the end that face the camera, outside the body', () => {
  const fromFrontRight = dimensionLines(size, 0.1, -0.7);
  expect(fromFrontRight.length.from[0]).toBeLessThan(-0.926);
  expect(fromFrontRight.width.from[2]).toBeGreaterThan(0.1 + 2.24);
  const fromBackLeft = dimensionLines(size, 0.1, Math.PI - 0.7);
  expect(fromBackLeft.length.from[0]).toBeGreaterThan(0.926);
  expect(fromBackLeft.width.from[2]).toBeLessThan(0.1 - 2.24);
});

test('a label stands in a gap of its line, which touches it nowhere', () => {
  const label = { width: 60, height: 20 };
  const coordinate = fc.integer({ min: -2000, max: 2000 });
  const point = fc.tuple(coordinate, coordinate);
  fc.assert(
    fc.property(point, point, (from, to) => {
      const around = partsAround({ from, to }, label);
      if (!around) return Math.hypot(to[0] - from[0], to[1] - from[1]) < 75;
      const [x, y] = around.middle;
      return around.parts.every((part) =>
        [part.from, part.to].every(
          ([px, py]) =>
            Math.abs(px - x) >= label.width / 2 - 1e-6 ||
            Math.abs(py - y) >= label.height / 2 - 1e-6,
        ),
      );
    }),
  );
});

test('a line too short for its label has none', () => {
  const label = { width: 60, height: 20 };
  expect(partsAround({ from: [0, 0], to: [62, 0] }, label)).toBeNull();
  expect(partsAround({ from: [5, 5], to: [5, 5] }, label)).toBeNull();
  expect(partsAround({ from: [0, 0], to: [0, 62] }, label)?.middle).toEqual([0, 31]);
});

test('measures are said in millimetres and metres', () => {
  expect(dimensionLabels(size)).toEqual({
    length: '4,480 mm',
    width: '1,852 mm',
    height: '1,660 mm',
  });
  expect(describeDimensions(size)[0]).toEqual({ name: 'Length', text: '4,480 mm (4.48 m)' });
});
