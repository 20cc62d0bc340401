import { describe, expect, it, test } from 'vitest';
import { CarvedMesh, type Field } from '@/scripts/showroom/geometry/carved-mesh';
import { borderOf } from '@/scripts/showroom/geometry/cut';
import { cross, dot, subtract, unit, type Vec3 } from '@/scripts/showroom/geometry/vector';
import { builtCar } from './built-car';

const RADIUS = 0.1;
const inCircle: Field = ({ point }) => Math.hypot(point[1] - 0.5, point[2] - 0.5) - RADIUS;

/** Makes a square metre of two triangles, one of each material, away from the plane of symmetry. */
function square(): CarvedMesh {
  const mesh = new CarvedMesh();
  const corners = [
    [0.01, 0.01],
    [1, 0.01],
    [1, 1],
    [0.01, 1],
  ] as const;
  for (const [y, z] of corners) mesh.vertex([0, y, z], 0, 0, 1);
  mesh.add('paint', [[0, 1, 2]]);
  mesh.add('trim', [[0, 2, 3]]);
  mesh.setNormals();
  return mesh;
}

const rightHalf = (points: readonly Vec3[]) => points.filter(([, , z]) => z > 0);

describe('a mesh that is refined near a region', () => {
  const mesh = square();
  mesh.refine(inCircle, 0.01);

  it('has short edges in the region, and few triangles elsewhere', () => {
    const triangles = [...mesh.triangles('paint'), ...mesh.triangles('trim')];
    const centre = triangles.filter((corners) =>
      corners.some((i) => {
        const vertex = mesh.vertices[i];
        return vertex && inCircle(vertex) < -0.02;
      }),
    );
    expect(centre.length).toBeGreaterThan(400);
    for (const [a, b, c] of centre) {
      const [p, q, r] = [a, b, c].map((i) => mesh.vertices[i]?.point) as [Vec3, Vec3, Vec3];
      for (const edge of [subtract(p, q), subtract(q, r), subtract(r, p)])
        expect(Math.hypot(...edge)).toBeLessThanOrEqual(0.01);
    }
    // If all of it were as fine, there would be more than 20,000.
    expect(triangles.length).toBeLessThan(5000);
  });

  it('stays in one piece, across materials', () => {
    const whole = square();
    whole.refine(inCircle, 0.01);
    whole.carve('trim', [() => -1], 'paint');
    const outline = borderOf(whole.surface('paint'))
      .flat()
      .filter(({ point }) => point[2] > 0);
    expect(outline.length).toBeGreaterThan(7);
    for (const { point } of outline)
      expect([point[1], point[2]].some((at) => at === 0.01 || at === 1)).toBe(true);
  });

  it('is cut along a circle, to half a millimetre', () => {
    mesh.carve(['paint', 'trim'], [inCircle], 'glass');
    const border = rightHalf(
      borderOf(mesh.surface('glass')).map(([edge]) => edge?.point ?? [0, 0, 0]),
    );
    expect(border.length).toBeGreaterThan(40);
    for (const [, y, z] of border)
      expect(Math.abs(Math.hypot(y - 0.5, z - 0.5) - RADIUS)).toBeLessThan(0.0005);
  });
});

test.each(['hatchback-small', 'coupe', 'convertible'] as const)(
  'the ring of daylight in the round lamps of a %s is round and level',
  (body) => {
    const car = builtCar({ body, face: 'round', wheel: 'cross' });
    const ring = rightHalf(car.body.get('daylight')?.points ?? []);
    expect(ring.length).toBeGreaterThan(100);
    const mean = (axis: 0 | 1 | 2) =>
      ring.reduce((sum, point) => sum + point[axis], 0) / ring.length;
    const middle: Vec3 = [mean(0), mean(1), mean(2)];
    // Two points of the ring that are not opposite give the axis.
    const [first, quarter] = [ring[0], ring[Math.floor(ring.length / 4)]] as [Vec3, Vec3];
    const axis = unit(cross(subtract(first, middle), subtract(quarter, middle)));
    const radii = ring.map((point) => {
      const away = subtract(point, middle);
      expect(Math.abs(dot(away, axis))).toBeLessThan(0.012);
      return Math.hypot(...away);
    });
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(0.018);
    // Along the axis it lies below the lens and above the housing, all the way round.
    const height = (point: Vec3) => dot(subtract(point, middle), axis) * Math.sign(axis[0]);
    const radius = (point: Vec3) =>
      Math.sqrt(dot(subtract(point, middle), subtract(point, middle)) - height(point) ** 2);
    const heights = (material: 'lens' | 'headlamp') =>
      rightHalf(car.body.get(material)?.points ?? [])
        .filter((point) => radius(point) < Math.max(...radii) || material === 'headlamp')
        .map(height);
    const [lens, housing] = [heights('lens'), heights('headlamp')];
    expect(lens.length).toBeGreaterThan(50);
    expect(Math.min(...lens)).toBeGreaterThan(Math.max(...ring.map(height)));
    expect(Math.max(...housing)).toBeLessThan(Math.min(...ring.map(height)));
  },
);
