import { describe, expect, it, test } from 'vitest';
import {
  BODY_NAMES,
  type CarDesign,
  FACES,
  THREE_DOOR_BODIES,
  WHEELS,
} from '@/lib/showroom/design-options';
import { BODIES } from '@/scripts/showroom/bodies/bodies';
import { buildCar, type Car } from '@/scripts/showroom/build-car';
import { borderOf } from '@/scripts/showroom/geometry/cut';
import type { Surface } from '@/scripts/showroom/geometry/surface';
import { dot, subtract, unit, type Vec2, type Vec3 } from '@/scripts/showroom/geometry/vector';
import { wheelSurfaces } from '@/scripts/showroom/wheels/wheel';
import { sampleOf } from '../whole';
import { builtCar, plain } from './built-car';

/** Length, width without mirrors and height of each class, in metres. */
const CLASSES = {
  'hatchback-small': [3.66, 1.66, 1.5],
  hatchback: [4.22, 1.8, 1.47],
  sedan: [4.72, 1.84, 1.45],
  suv: [4.48, 1.87, 1.66],
  'suv-large': [4.88, 1.96, 1.79],
  estate: [4.74, 1.84, 1.48],
  coupe: [4.42, 1.86, 1.3],
  convertible: [4.42, 1.86, 1.25],
  mpv: [4.7, 1.86, 1.68],
  pickup: [5.28, 1.93, 1.78],
  van: [5.15, 1.96, 1.97],
} as const;

const surface = (
  car: Car,
  material: 'paint' | 'trim' | 'interior' | 'gap' | 'tailglow' | 'taillamp' | 'lens',
) => {
  const found = car.body.get(material);
  if (!found) throw new Error(`no ${material}`);
  return found;
};
const span = (points: readonly Vec3[], axis: 0 | 1 | 2) => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of points) {
    low = Math.min(low, point[axis]);
    high = Math.max(high, point[axis]);
  }
  return { low, high };
};
const length = ({ low, high }: { low: number; high: number }) => high - low;

describe.each(sampleOf(BODY_NAMES, 3))('%s', (body) => {
  const car = builtCar(plain(body));
  const skin = surface(car, 'paint').points.concat(surface(car, 'trim').points);

  it('matches the dimensions of its class within 1 cm', () => {
    const { mirror, handles } = BODIES[body];
    const { high: nose } = span(skin, 0);
    const beside = ([x, y]: Vec3, [d, height]: Vec2) =>
      Math.abs(nose - x - d) < 0.25 && y > height - 0.1;
    const flank = skin.filter((point) => ![mirror, ...handles].some((part) => beside(point, part)));
    // Aerial and rails stand on the roof.
    const roof = skin.filter(([, , z]) => Math.abs(z) > 0.06 && Math.abs(z) < 0.25);
    const measured = [length(span(skin, 0)), length(span(flank, 2)), span(roof, 1).high];
    const off = measured.map((metres, i) => Math.abs(metres - (CLASSES[body][i] ?? 0)));
    expect(Math.max(...off), `${measured}`).toBeLessThan(0.01);
  });

  it('has four wheels, symmetrical on both sides', () => {
    expect(car.wheels).toHaveLength(4);
    for (const { at, side } of car.wheels) {
      expect(at[1]).toBe(BODIES[body].wheelRadius);
      expect(Math.sign(at[2])).toBe(side);
    }
    expect(car.wheels.map(({ at }) => at[2]).reduce((sum, z) => sum + z, 0)).toBeCloseTo(0);
    expect(skin.every(([, y]) => y > 0.1)).toBe(true);
  });

  it('has 30,000 to 100,000 valid triangles with unit normals', () => {
    const surfaces = [...car.body.values(), ...car.wheel.values()];
    const triangles = surfaces.reduce((sum, part) => sum + part.triangles.length, 0);
    expect(triangles).toBeGreaterThan(30_000);
    expect(triangles).toBeLessThan(100_000);
    for (const part of surfaces) expectSound(part);
  });
});

function expectSound({ points, normals, triangles }: Surface): void {
  expect(normals).toHaveLength(points.length);
  expect(points.every((point) => point.every(Number.isFinite))).toBe(true);
  const lengths = normals.map(([x, y, z]) => Math.hypot(x, y, z));
  // The tips of round bars have no direction; nothing else may lack one.
  expect(lengths.filter((l) => Math.abs(l - 1) > 1e-6 && l > 0)).toEqual([]);
  expect(triangles.every((corners) => corners.every((i) => i >= 0 && i < points.length))).toBe(
    true,
  );
}

test('fewer than 12 per cent of the edges of the paint are open', () => {
  const { points, triangles } = surface(builtCar(plain('sedan')), 'paint');
  const key = (i: number) => points[i]?.map((x) => x.toFixed(4)).join() ?? '';
  const edges = new Map<string, number>();
  for (const [a, b, c] of triangles)
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const edge = [key(from), key(to)].sort().join('|');
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    }
  const open = [...edges.values()].filter((count) => count === 1).length;
  // An edge is open at the border of another material: those are lines, not areas.
  expect(open / edges.size).toBeLessThan(0.12);
});

test('the steering wheel is on the right', () => {
  const { points } = surface(builtCar(plain('convertible')), 'interior');
  const { low, high } = span(points, 1);
  const above = points.filter(([, y]) => y > high - (high - low) * 0.12);
  const mean = above.reduce((sum, [, , z]) => sum + z, 0) / above.length;
  expect(mean).toBeGreaterThan(0.2);
});

describe.each(THREE_DOOR_BODIES)('a three-door %s', (body) => {
  const doorHandles = (car: Car) => {
    const nose = span(surface(car, 'paint').points, 0).high;
    return ([d, height]: Vec2) =>
      surface(car, 'gap').points.some(
        ([x, y]) => Math.abs(nose - x - d) < 0.04 && Math.abs(y - height) < 0.012,
      );
  };
  const [first, second] = BODIES[body].handles;

  it('has one door handle, further back, and none at the rear door', () => {
    if (!first || !second) throw new Error('two handles expected');
    const usual = doorHandles(builtCar(plain(body)));
    expect([usual(first), usual(second)]).toEqual([true, true]);
    const three = doorHandles(builtCar({ ...plain(body), doors: 3 }));
    const moved: Vec2 = [first[0] + BODIES[body].length * 0.055, first[1]];
    expect([three(first), three(second), three(moved)]).toEqual([false, false, true]);
  });

  it('has the same length and height as with five doors', () => {
    const [three, five] = [builtCar({ ...plain(body), doors: 3 }), builtCar(plain(body))];
    for (const axis of [0, 1] as const)
      expect(length(span(surface(three, 'paint').points, axis))).toBeCloseTo(
        length(span(surface(five, 'paint').points, axis)),
        3,
      );
  });
});

describe.each(['coupe', 'suv', 'hatchback', 'sedan'] as const)(
  'the tail lamp glow of a %s',
  (body) => {
    const { points, normals, triangles } = surface(builtCar(plain(body)), 'tailglow');
    const drawn = triangles.flat().map((i) => [points[i], normals[i]] as [Vec3, Vec3]);

    it('faces away from the cabin', () => {
      const towardsCabin = drawn.map(([point, normal]) =>
        dot(normal, unit(subtract([0, point[1], 0], point))),
      );
      expect(Math.max(...towardsCabin)).toBeLessThan(0.5);
      expect(triangles.length).toBeGreaterThan(50);
    });

    it('goes round the corner', () => {
      const seen = drawn.map(([point]) => point);
      const [back, side] = [span(seen, 0).low, span(seen, 2).high];
      const corner = seen.filter(([, , z]) => z > side - 0.06).map(([x]) => x - back);
      expect(Math.max(...corner)).toBeGreaterThan(0.12);
    });
  },
);

test('lamps have shorter edges in a car for pictures', () => {
  const longest = (isFine: boolean) => {
    const lens = surface(builtCar(plain('suv'), { isFine }), 'lens');
    const edges = borderOf(lens).map(([from, to]) =>
      from && to ? Math.hypot(...subtract(from.point, to.point)) : 0,
    );
    return Math.max(...edges);
  };
  expect(longest(true)).toBeLessThan(0.019);
  expect(longest(false)).toBeGreaterThan(0.025);
});

test.each(BODY_NAMES)('a %s has a red reflector low at each side of its tail', (body) => {
  const { points } = surface(builtCar(plain(body)), 'taillamp');
  const lowest = Math.min(...BODIES[body].tail.lamp.map(([, y]) => y));
  const low = points.filter(([, y]) => y < lowest - 0.03);
  expect(low.filter(([, , z]) => z > 0.2).length).toBeGreaterThan(3);
  expect(low.filter(([, , z]) => z < -0.2).length).toBeGreaterThan(3);
});

test('throws for three doors on a body without a three-door version', () => {
  expect(() => buildCar({ ...plain('van'), doors: 3 })).toThrow('no van has 3 doors');
});

test('every face has a distinct geometry', () => {
  const faces = sampleOf(FACES, 2);
  const noses = faces.map((face) => {
    const { body } = builtCar({ ...plain('hatchback'), face });
    return `${body.get('grille')?.points.length} ${body.get('headlamp')?.points.length}`;
  });
  expect(new Set(noses).size).toBe(faces.length);
});

test('every wheel has the given radius, with at least three different rims', () => {
  const rims = WHEELS.map((wheel) => {
    const surfaces = wheelSurfaces(wheel, 0.37);
    const tyre = surfaces.get('tyre')?.points ?? [];
    expect(Math.max(...tyre.map(([x, y]) => Math.hypot(x, y)))).toBeCloseTo(0.37, 3);
    return surfaces.get('rim')?.points.length;
  });
  expect(new Set(rims).size).toBeGreaterThan(2);
  expect(JSON.stringify(wheelSurfaces('five', 0.37).get('rim'))).not.toBe(
    JSON.stringify(wheelSurfaces('aero', 0.37).get('rim')),
  );
});

test('the same design gives the same car', () => {
  const design: CarDesign = { body: 'coupe', face: 'mouth', wheel: 'twin' };
  expect(buildCar(design)).toEqual(builtCar(design));
});
