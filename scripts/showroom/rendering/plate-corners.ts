import * as THREE from 'three';
import type { CarDesign } from '@/lib/showroom/design-options';
import { VIEWS, type ViewName } from '@/lib/showroom/pictures/picture';
import { type Corners, PLATE_ENDS, showsPlate } from '@/lib/showroom/pictures/plate';
import { buildCar, type Car } from '@/scripts/showroom/build-car';
import { at } from '@/scripts/showroom/geometry/numbers';
import type { Surface } from '@/scripts/showroom/geometry/surface';
import type { Vec3 } from '@/scripts/showroom/geometry/vector';
import { aim, createLens } from './aim';
import { CAMERAS } from './views';

/** Converts a car's axes (x forward, z to its right) to the model's (z forward, x to its left). */
const inModel = ([x, y, z]: Vec3) => new THREE.Vector3(-z, y, x);

/** Returns the bounding box of the whole model, its wheels included, in metres. */
export function modelSize({ body, wheel, wheels }: Car): THREE.Vector3 {
  const box = new THREE.Box3();
  for (const { points } of body.values())
    for (const point of points) box.expandByPoint(inModel(point));
  for (const { points } of wheel.values())
    for (const [x, y, z] of points)
      for (const { at: to, side } of wheels)
        box.expandByPoint(inModel([to[0] + side * x, to[1] + y, to[2] + side * z]));
  return box.getSize(new THREE.Vector3());
}

/** Returns the corners of the plate's outer face: top left, top right, bottom right, bottom left to its reader. */
function outerFace({ points, normals }: Surface, end: 1 | -1): THREE.Vector3[] {
  const outer = points.filter((_, i) => at(normals, i)[0] * end > 0.5);
  return [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].map(([left = 0, top = 0]) => {
    const reach = ([, y, z]: Vec3) => left * end * z + top * y;
    return inModel(outer.reduce((best, point) => (reach(point) > reach(best) ? point : best)));
  });
}

/**
 * Returns the place of the number plate in a view of a car in one piece, in shares of the picture's width and height;
 * null for a view without a whole plate.
 */
export function plateCorners(car: Car, view: ViewName): Corners | null {
  if (!showsPlate(view)) return null;
  const end = PLATE_ENDS[view] === 'front' ? 1 : -1;
  const plate = car.body.get(end > 0 ? 'plate' : 'rearplate');
  if (!plate) return null;
  const lens = createLens();
  aim(lens, CAMERAS[view], modelSize(car));
  lens.updateMatrixWorld(true);
  const [topLeft, topRight, bottomRight, bottomLeft] = outerFace(plate, end).map((corner) => {
    const { x, y } = corner.project(lens);
    return [(1 + x) / 2, (1 - y) / 2] as const;
  });
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) return null;
  const corners: Corners = [topLeft, topRight, bottomRight, bottomLeft];
  const isInside = corners.flat().every((share) => share >= 0 && share <= 1);
  return isInside && facesReader(corners) ? corners : null;
}

/** Returns whether the corners run clockwise; those of a face turned away do not. */
function facesReader([topLeft, topRight, , bottomLeft]: Corners): boolean {
  const across = [topRight[0] - topLeft[0], topRight[1] - topLeft[1]] as const;
  const down = [bottomLeft[0] - topLeft[0], bottomLeft[1] - topLeft[1]] as const;
  return across[0] * down[1] - across[1] * down[0] > 0;
}

/** Returns the corners of a design's plates by view, rounded to a tenth of a picture's pixel. */
export function platesOf(design: CarDesign): Partial<Record<ViewName, number[]>> {
  const car = buildCar(design, { isFine: true });
  const numbers = VIEWS.map((view) => {
    const corners = plateCorners(car, view);
    return corners && [view, corners.flat().map((share) => Math.round(share * 1e4) / 1e4)];
  });
  return Object.fromEntries(numbers.filter((found) => found !== null));
}
