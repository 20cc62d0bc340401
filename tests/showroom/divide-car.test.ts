import { expect, test } from 'vitest';
import { divideCar } from '@/scripts/showroom/divide-car';
import type { Surface } from '@/scripts/showroom/geometry/surface';
import type { Vec3 } from '@/scripts/showroom/geometry/vector';

const flat = (points: Vec3[], triangles: Surface['triangles']): Surface => ({
  points,
  normals: points.map((): Vec3 => [0, 0, 1]),
  triangles,
});

test('an opening has a frame along its cut, and none where two materials meet inside it', () => {
  // Two halves of a square; the edge between them is one edge of the first and two of the second.
  const left = flat(
    [
      [-1, -1, 1],
      [0, -1, 1],
      [0, 1, 1],
      [-1, 1, 1],
    ],
    [
      [0, 1, 2],
      [0, 2, 3],
    ],
  );
  const right = flat(
    [
      [0, -1, 1],
      [1, -1, 1],
      [1, 1, 1],
      [0, 1, 1],
      [0, 0, 1],
    ],
    [
      [0, 1, 4],
      [1, 2, 4],
      [2, 3, 4],
    ],
  );
  const { body } = divideCar(
    [
      { material: 'paint', surface: left, section: 'skin' },
      { material: 'gap', surface: right, section: 'skin' },
    ],
    [
      {
        name: 'lid',
        animation: 'boot',
        regions: [([x]) => x - 0.5],
        at: [0.5, 0, 1],
        motion: { axis: 'y', degrees: 60 },
        depth: () => 0.05,
      },
    ],
  );
  const frame = body.list.filter(({ section }) => section === 'inside');
  const points = frame.flatMap(({ surface }) => surface.points);
  expect(points.length).toBeGreaterThan(0);
  for (const [x] of points) expect(x).toBeCloseTo(0.5, 6);
});
