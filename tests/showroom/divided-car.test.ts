import { describe, expect, it, test } from 'vitest';
import { BODY_NAMES, type CarDesign, THREE_DOOR_BODIES } from '@/lib/showroom/design-options';
import type { Car, Panel } from '@/scripts/showroom/build-car';
import type { Surface } from '@/scripts/showroom/geometry/surface';
import { cross, subtract, type Vec3 } from '@/scripts/showroom/geometry/vector';
import { sampleOf } from '../whole';
import { builtCar, hasRearDoors, plain } from './built-car';

const pointsOf = (surfaces: Iterable<Surface>) => [...surfaces].flatMap(({ points }) => points);

/** Returns a point of a panel in its open place, as glTF turns and moves it. */
function opened({ at, motion }: Panel, point: Vec3): Vec3 {
  if ('slide' in motion) {
    const [x, y, z] = motion.slide.at(-1) ?? [0, 0, 0];
    return [point[0] + x, point[1] + y, point[2] + z];
  }
  const angle = (motion.degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y, z] = [point[0] - at[0], point[1] - at[1], point[2] - at[2]];
  return motion.axis === 'y'
    ? [at[0] + cos * x + sin * z, point[1], at[2] - sin * x + cos * z]
    : [at[0] + cos * x - sin * y, at[1] + sin * x + cos * y, point[2]];
}

function boundsOf(points: readonly Vec3[]) {
  const low = [0, 1, 2].map((axis) =>
    points.reduce((least, p) => Math.min(least, p[axis] ?? 0), 9),
  );
  const high = [0, 1, 2].map((axis) =>
    points.reduce((most, p) => Math.max(most, p[axis] ?? 0), -9),
  );
  return { low, high };
}

const wholeOf = (car: Car) => [
  ...pointsOf(car.body.values()),
  ...car.panels.flatMap(({ surfaces }) => pointsOf(surfaces.values())),
];

/** Returns the area of opening and fixed surfaces of one material. */
function areaOf(surfaces: readonly (Surface | undefined)[]) {
  let sum = 0;
  for (const surface of surfaces)
    for (const triangle of surface?.triangles ?? []) {
      const corner = (i: number): Vec3 => surface?.points[i] ?? [0, 0, 0];
      const [a, b, c] = [corner(triangle[0]), corner(triangle[1]), corner(triangle[2])];
      sum += Math.hypot(...cross(subtract(b, a), subtract(c, a))) / 2;
    }
  return sum;
}

const DESIGNS = sampleOf<CarDesign>(
  [
    ...BODY_NAMES.map(plain),
    ...THREE_DOOR_BODIES.map((body) => ({ ...plain(body), doors: 3 as const })),
  ],
  3,
);

describe.each(DESIGNS.map((design) => [`${design.body} ${design.doors ?? ''}`, design] as const))(
  '%s',
  (_name, design) => {
    const whole = builtCar(design);
    const car = builtCar(design, { opens: true });

    it('opens its doors and boot, rear doors only where it has them', () => {
      const hasRear = hasRearDoors(design);
      const animations = car.panels.map(({ animation }) => animation);
      expect(new Set(animations)).toEqual(
        new Set(['front doors', ...(hasRear ? ['rear doors'] : []), 'boot']),
      );
      const doors = animations.filter((name) => name !== 'boot');
      expect(doors).toHaveLength(hasRear ? 4 : 2);
      expect(whole.panels).toEqual([]);
    });

    it('has the bounds of the car in one piece while it is closed', () => {
      const [a, b] = [boundsOf(wholeOf(whole)), boundsOf(wholeOf(car))];
      for (const end of ['low', 'high'] as const)
        a[end].forEach((value, axis) => {
          // The van's plate stands on one door, and not in the middle.
          expect(b[end][axis]).toBeCloseTo(value, design.body === 'van' ? 2 : 6);
        });
    });

    it('loses no glass, lamp or chrome to the cuts', () => {
      for (const material of ['taillamp', 'tailglow', 'chrome', 'plate', 'gap', 'trim'] as const) {
        const parts = [car.body, ...car.panels.map(({ surfaces }) => surfaces)];
        const divided = areaOf(parts.map((surfaces) => surfaces.get(material)));
        expect(divided, material).toBeCloseTo(areaOf([whole.body.get(material)]), 2);
      }
    });

    it('has its hinges at the body', () => {
      const { low, high } = boundsOf(wholeOf(whole));
      for (const { at, name } of car.panels)
        at.forEach((value, axis) => {
          expect(value, name).toBeGreaterThan((low[axis] ?? 0) - 0.01);
          expect(value, name).toBeLessThan((high[axis] ?? 0) + 0.01);
        });
    });

    it('opens outwards: no part is further inside than it was, but near its hinge', () => {
      for (const panel of car.panels) {
        const [x, y, z] = panel.at;
        const isDoor = panel.animation !== 'boot';
        const inwards = pointsOf(panel.surfaces.values()).filter((point) => {
          const turnsUp = 'axis' in panel.motion && panel.motion.axis === 'z';
          // The reach is the distance from the axis.
          const reach = Math.hypot(
            point[0] - x,
            turnsUp ? point[1] - y : 0,
            turnsUp ? 0 : point[2] - z,
          );
          const [openX, openY, openZ] = opened(panel, point);
          const out = isDoor
            ? (openZ - point[2]) * Math.sign(z)
            : Math.max(openY - point[1], point[0] - openX);
          return reach > 0.25 && (out < -0.005 || openY < 0.1);
        });
        expect(inwards, panel.name).toEqual([]);
      }
    });
  },
);

test('a front door takes its mirror, handle and window along', () => {
  const { panels } = builtCar(plain('hatchback'), { opens: true });
  for (const name of ['front right door', 'front left door']) {
    const door = panels.find((panel) => panel.name === name);
    for (const material of ['paint', 'glass', 'mirror', 'gap', 'interior'] as const)
      expect(door?.surfaces.get(material)?.triangles.length, `${name} ${material}`).toBeGreaterThan(
        10,
      );
  }
});

test('one of the van’s rear doors takes the plate along', () => {
  const doors = builtCar(plain('van'), { opens: true }).panels.filter(
    ({ animation }) => animation === 'boot',
  );
  const withPlate = doors.filter(({ surfaces }) => surfaces.has('rearplate'));
  expect(withPlate.map(({ name }) => name)).toEqual(['rear left boot door']);
});

test('no part of a tailgate is in front of its hinge, where it would dip into the roof', () => {
  for (const body of ['hatchback', 'suv'] as const) {
    const tailgate = builtCar(plain(body), { opens: true }).panels.find(
      ({ name }) => name === 'tailgate',
    );
    const { high } = boundsOf(pointsOf(tailgate?.surfaces.values() ?? []));
    expect(high[0]).toBeLessThan((tailgate?.at[0] ?? 0) + 0.06);
  }
});

test('nothing of a convertible’s humps is left in its open boot', () => {
  const { body, panels } = builtCar(plain('convertible'), { opens: true });
  const [hinge = 0] = panels.find(({ animation }) => animation === 'boot')?.at ?? [];
  const inBoot = pointsOf([body.get('paint') ?? { points: [], normals: [], triangles: [] }]).filter(
    ([x, y, z]) => x < hinge - 0.1 && x > hinge - 0.4 && Math.abs(z) < 0.55 && y > 0.8,
  );
  expect(inBoot).toEqual([]);
});
