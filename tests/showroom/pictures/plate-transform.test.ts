import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Corners, Place } from '@/lib/showroom/pictures/plate';
import { plateTransform } from '@/lib/showroom/pictures/plate-transform';

/** Returns the place at which CSS draws a place of the flat plate, given in shares of it, in shares of the picture. */
function drawn(corners: Corners, [across, down]: Place): Place {
  const { size, left, top, columns } = plateTransform(corners);
  const [x, y] = [across * size * 5.2, down * size * 1.11];
  const [right, below, near] = [0, 1, 2].map(
    (axis) => x * (columns[0][axis] ?? 0) + y * (columns[1][axis] ?? 0),
  );
  // The viewer is a picture's width away.
  const away = 1 - (near ?? 0);
  return [left + (right ?? 0) / away, (top + (below ?? 0) / away) * 1.5];
}

const FLAT: readonly Place[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

const near = fc.double({ min: -0.01, max: 0.01, noNaN: true });
const place = (across: number, down: number) =>
  fc.tuple(near, near).map(([x, y]): Place => [across + x, down + y]);

test('the corners of the plate come to stand on any four corners', () => {
  const quadrilaterals = fc.tuple(
    place(0.2, 0.5),
    place(0.3, 0.53),
    place(0.3, 0.6),
    place(0.2, 0.56),
  );
  fc.assert(
    fc.property(quadrilaterals, (corners) => {
      FLAT.forEach((flat, i) => {
        const [across, down] = drawn(corners, flat);
        expect(across).toBeCloseTo(corners[i]?.[0] ?? 0, 9);
        expect(down).toBeCloseTo(corners[i]?.[1] ?? 0, 9);
      });
    }),
  );
});

test('its middle stands where the diagonals cross: nearer to the far end', () => {
  const corners: Corners = [
    [0.2, 0.5],
    [0.4, 0.4],
    [0.4, 0.7],
    [0.2, 0.6],
  ];
  const [across, down] = drawn(corners, [0.5, 0.5]);
  expect(across).toBeCloseTo(0.25, 9);
  expect(down).toBeCloseTo(0.55, 9);
});

test('a rectangle of the plate’s proportions is only scaled and moved', () => {
  const [width, height] = [0.26, 0.0555];
  const corners: Corners = [
    [0.1, 0.3],
    [0.1 + width, 0.3],
    [0.1 + width, 0.3 + height * 1.5],
    [0.1, 0.3 + height * 1.5],
  ];
  const { size, left, top, columns } = plateTransform(corners);
  expect([size, left, top]).toEqual([0.05, 0.1, 0.2].map((each) => expect.closeTo(each, 9)));
  expect(columns.flat()).toEqual([1, 0, 0, 0, 1, 0].map((each) => expect.closeTo(each, 9)));
});
