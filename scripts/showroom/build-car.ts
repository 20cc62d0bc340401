import { type CarDesign, THREE_DOOR_BODIES } from '@/lib/showroom/design-options';
import { BODIES } from './bodies/bodies';
import type { Body } from './bodies/body';
import { threeDoor } from './bodies/three-door';
import { FACE_SHAPES } from './faces';
import type { CarvedMesh } from './geometry/carved-mesh';
import { at } from './geometry/numbers';
import { facingForward, flipped, type Surface } from './geometry/surface';
import type { Vec3 } from './geometry/vector';
import type { Material } from './materials';
import { addFittings } from './parts/fittings';
import { carveGlass } from './parts/glass';
import { addInterior } from './parts/interior';
import { addBed, carveBed } from './parts/load-bed';
import { carveLowerBody } from './parts/lower-body';
import { addNose, carveNose } from './parts/nose';
import { PartList } from './parts/part-list';
import { shapeOf } from './parts/shape';
import { carveShutLines } from './parts/shut-lines';
import { aboveBelt, loft } from './parts/skin';
import { addTail, carveTail } from './parts/tail';
import { addWheelWells } from './parts/wheel-wells';
import { TYRE_WIDTH, wheelSurfaces } from './wheels';

export type Car = {
  /** Everything but the wheels, by material. */
  body: Map<Material, Surface>;
  /** One wheel, its outer face towards +z, and where the four stand. */
  wheel: Map<Material, Surface>;
  wheels: readonly { name: string; at: Vec3; side: 1 | -1 }[];
};

/**
 * Builds a car in metres: +x forward, +y up, +z to its right, the origin on the ground under the
 * middle of the wheelbase. The same design always gives the same car.
 */
export function buildCar({ body: name, face, wheel, doors }: CarDesign): Car {
  if (doors && !THREE_DOOR_BODIES.includes(name)) throw new Error(`no ${name} has ${doors} doors`);
  const shape = shapeOf(doors ? threeDoor(BODIES[name]) : BODIES[name]);
  const { body, axles, archRadius } = shape;
  const mesh = loft(shape);
  carveLowerBody(mesh, shape);
  carveGlass(mesh, shape);
  carveNose(mesh, shape, FACE_SHAPES[face]);
  carveTail(mesh, shape, face === 'band');
  carveShutLines(mesh, shape);
  carveBed(mesh, shape);

  const parts = new PartList();
  for (const material of mesh.materials()) parts.add(material, mesh.surface(material));
  addLining(parts, mesh, body);
  addNose(parts, mesh, shape, FACE_SHAPES[face]);
  addTail(parts, mesh, shape);
  addFittings(parts, shape, name === 'van');
  addWheelWells(parts, shape);
  addInterior(parts, shape);
  addBed(parts, shape);

  const centre = body.frontOverhang + body.wheelbase / 2;
  const track = (axle: number) =>
    shape.flank(axle, body.wheelRadius + archRadius * 0.9) - 0.026 - TYRE_WIDTH / 2;
  const surfaces = [...parts.merged()].map(
    ([material, surface]) => [material, facingForward(surface, centre)] as const,
  );
  return {
    body: new Map(surfaces),
    wheel: wheelSurfaces(wheel, body.wheelRadius),
    wheels: ([1, -1] as const).flatMap((side) =>
      axles.map((axle, i) => ({
        name: `${at(['front', 'rear'], i)} ${side > 0 ? 'right' : 'left'}`,
        at: [centre - axle, body.wheelRadius, side * track(axle)] as const,
        side,
      })),
    ),
  };
}

/** First lined row of the skin, counted from the belt; more rows at the tail, where lamps shine in. */
const SKIRT_ROWS = -0.5;
const TAIL_ROWS = -14;

/** Adds an inner lining: surfaces are single-sided, so the background would show through the windows. */
function addLining(parts: PartList, mesh: CarvedMesh, body: Body): void {
  const inside = (material: Material, to: number) =>
    flipped(
      mesh.surface(material, -0.012, (p) => {
        const { station: d } = p;
        const shown = d > body.length - 0.9 ? TAIL_ROWS : SKIRT_ROWS;
        return aboveBelt(p) > shown && d > body.glass.cowl + 0.02 && d < to;
      }),
    );
  if (!body.open) {
    const end = body.bed ? body.bed.from - 0.1 : body.length + 1;
    for (const material of ['paint', 'taillamp'] as const)
      parts.add('liner', inside(material, end));
    return;
  }
  for (const material of ['paint', 'gloss'] as const)
    parts.add('trim', inside(material, body.open[0] + 0.02));
  parts.add('glass', inside('glass', body.open[0] + 0.02));
}
