import { expect, it, test } from 'vitest';
import { BODY_NAMES, type CarDesign } from '@/lib/showroom/design-options';
import { VIEWS } from '@/lib/showroom/pictures/picture';
import { PLATE_ENDS, plateName, showsPlate } from '@/lib/showroom/pictures/plate';
import { plateCornersOf } from '@/lib/showroom/pictures/plate-corners';
import written from '@/lib/showroom/pictures/plate-corners.json';
import { DESIGNS } from '@/lib/showroom/pictures/rendered-designs';
import type { Car } from '@/scripts/showroom/build-car';
import { box } from '@/scripts/showroom/geometry/solids';
import { placed } from '@/scripts/showroom/geometry/surface';
import { plateCorners, platesOf } from '@/scripts/showroom/rendering/plate-corners';
import { sampleOf } from '../../whole';
import { builtCar } from '../built-car';

const designs: CarDesign[] = BODY_NAMES.flatMap((body) =>
  DESIGNS[body].map(([face, wheel, doors]) => ({ body, face, wheel, doors })),
);
const plates: Readonly<Record<string, unknown>> = written;

/** A design of every body, every face and three doors, as building a car takes a second. */
const built = designs.filter(({ body, face, doors }, i) => {
  const before = designs.slice(0, i);
  const has = (is: (other: CarDesign) => boolean) => before.some(is);
  return !(
    has((other) => other.body === body) &&
    has((other) => other.face === face) &&
    has((other) => other.doors === doors)
  );
});

it.each(sampleOf(built, 8).map((design) => [plateName(design), design] as const))(
  'the plates of %s are where its pictures show them (else: npm run car:plates)',
  (name, design) => {
    expect(plates[name]).toEqual(platesOf(design));
  },
);

it.each(designs.map((design) => [plateName(design), design] as const))(
  'the plates of %s are whole, upright and seen from the car’s left',
  (_, design) => {
    for (const view of VIEWS) {
      const corners = plateCornersOf({ ...design, paint: 'grey' }, view);
      if (!corners) continue;
      const [topLeft, topRight, bottomRight, bottomLeft] = corners;
      expect(topLeft[0]).toBeLessThan(topRight[0]);
      expect(bottomLeft[0]).toBeLessThan(bottomRight[0]);
      expect(topLeft[1]).toBeLessThan(bottomLeft[1]);
      expect(topRight[1]).toBeLessThan(bottomRight[1]);
      // The end away from the camera, which stands at the car's left, is less tall.
      const left = bottomLeft[1] - topLeft[1];
      const right = bottomRight[1] - topRight[1];
      expect(left < right).toBe(showsPlate(view) && PLATE_ENDS[view] === 'front');
      // The plate has 520 × 111 mm, and is seen from the side.
      const shape = (1.5 * (topRight[0] - topLeft[0])) / ((left + right) / 2);
      expect(shape).toBeGreaterThan(520 / 111 / 2);
      expect(shape).toBeLessThan(520 / 111);
    }
    for (const view of ['front', 'nose'] as const)
      expect(plateCornersOf({ ...design, paint: 'grey' }, view), view).not.toBeNull();
    expect(plateCornersOf({ ...design, paint: 'grey' }, 'side')).toBeNull();
  },
);

test('there are plates of the rendered designs only', () => {
  expect(Object.keys(plates).sort()).toEqual([...new Set(designs.map(plateName))].sort());
  expect(
    plateCornersOf({ body: 'van', face: 'mouth', wheel: 'steel', paint: 'grey' }, 'front'),
  ).toBeNull();
});

test('wheels do not move a plate', () => {
  expect(DESIGNS.suv).not.toContainEqual(['bars', 'steel']);
  expect(platesOf({ body: 'suv', face: 'bars', wheel: 'steel' })).toEqual(plates['suv-bars']);
});

test('a plate that is turned away, or partly outside the picture, has no corners', () => {
  const car = builtCar({ body: 'sedan', face: 'bars', wheel: 'aero' });
  const cornersAt = (turnY: number, aside: number) => {
    const plate = placed(box([0.01, 0.111, 0.52]), { turnY, at: [2.2, 0.5, aside] });
    const other: Car = { ...car, body: new Map(car.body).set('plate', plate) };
    return plateCorners(other, 'front');
  };
  expect(cornersAt(0, 0)).not.toBeNull();
  expect(cornersAt(-0.9, 0)).toBeNull();
  expect(cornersAt(0.9, 0)).not.toBeNull();
  expect(cornersAt(0, 1.6)).toBeNull();
});
