import { type CarDesign, THREE_DOOR_BODIES } from '@/lib/showroom/design-options';
import { BODIES } from './bodies/bodies';
import type { Body } from './bodies/body';
import { threeDoor } from './bodies/three-door';
import { divideCar } from './divide-car';
import { FACE_SHAPES } from './faces/faces';
import type { CarvedMesh } from './geometry/carved-mesh';
import { at } from './geometry/numbers';
import { facingForward, flipped, type Surface } from './geometry/surface';
import type { Vec3 } from './geometry/vector';
import type { Material } from './materials';
import { carveBumperJoints } from './parts/bumpers';
import { addFittings } from './parts/fittings';
import { carveGlass } from './parts/glass';
import { addInterior } from './parts/interior';
import { addBed, carveBed } from './parts/load-bed';
import { carveLowerBody } from './parts/lower-body';
import { addNose, carveNose } from './parts/nose';
import { type Opening, openingsOf, plateAside } from './parts/openings';
import { type Part, PartList } from './parts/part-list';
import { shapeOf } from './parts/shape';
import { carveShutLines } from './parts/shut-lines';
import { aboveBelt, loft } from './parts/skin';
import { addTail, carveTail } from './parts/tail';
import { addWheelWells } from './parts/wheel-wells';
import { addWipers } from './parts/wipers';
import { TYRE_WIDTH } from './wheels/tyre';
import { wheelSurfaces } from './wheels/wheel';

export type Panel = Pick<Opening, 'name' | 'animation' | 'at' | 'motion'> & {
  surfaces: Map<Material, Surface>;
};

export type Car = {
  /** Surfaces by material, without the wheels and the opening panels. */
  body: Map<Material, Surface>;
  /** Opening panels in their closed place, with the points that they turn about; empty for a car in one piece. */
  panels: Panel[];
  size: Size;
  /** One wheel, its outer face towards +z, and where the four stand. */
  wheel: Map<Material, Surface>;
  wheels: readonly { name: string; at: Vec3; side: 1 | -1 }[];
};

/**
 * Builds a car in metres: +x forward, +y up, +z to its right, the origin on the ground under the middle of the
 * wheelbase. The same design always gives the same car. If it `opens`, its doors and boot are parts of their own; if it
 * `isFine`, for pictures, lamps and openings have smooth borders.
 */
export function buildCar(
  { body: name, face, wheel, doors }: CarDesign,
  { opens = false, isFine = false } = {},
): Car {
  if (doors && !THREE_DOOR_BODIES.includes(name)) throw new Error(`no ${name} has ${doors} doors`);
  const shape = shapeOf(doors ? threeDoor(BODIES[name]) : BODIES[name]);
  const { body, axles, archRadius } = shape;
  const mesh = loft(shape);
  carveLowerBody(mesh, shape);
  carveGlass(mesh, shape);
  const roundLamp = carveNose(mesh, shape, FACE_SHAPES[face], isFine);
  carveTail(mesh, shape, face === 'lightbar', isFine);
  carveBumperJoints(mesh, shape, FACE_SHAPES[face]);
  carveShutLines(mesh, shape);
  carveBed(mesh, shape);

  const parts = new PartList();
  for (const material of mesh.materials()) parts.add(material, mesh.surface(material));
  addLining(parts, mesh, body);
  parts.section = 'attached';
  addNose(parts, mesh, shape, FACE_SHAPES[face], roundLamp);
  addTail(parts, mesh, shape, opens ? plateAside(name) : 0);
  addFittings(parts, shape, name === 'van');
  addWipers(parts, mesh, shape);
  parts.section = 'inside';
  addWheelWells(parts, shape);
  addInterior(parts, shape, opens);
  addBed(parts, shape);

  const centre = body.frontOverhang + body.wheelbase / 2;
  const track = (axle: number) =>
    shape.flank(axle, body.wheelRadius + archRadius * 0.9) - 0.026 - TYRE_WIDTH / 2;
  const forward = (list: PartList) =>
    new Map(
      [...list.merged()].map(([material, surface]) => [material, facingForward(surface, centre)]),
    );
  const divided = opens ? divideCar(parts.list, openingsOf(shape, name)) : null;
  return {
    body: forward(divided?.body ?? parts),
    panels: (divided?.panels ?? []).map(({ opening, parts: own }) => ({
      name: opening.name,
      animation: opening.animation,
      at: [centre - opening.at[0], opening.at[1], opening.at[2]],
      motion: opening.motion,
      surfaces: forward(own),
    })),
    size: sizeOf(parts.list),
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

/** First lined row of the skin, counted from the belt; the tail has more rows, as lamps shine in there. */
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
      parts.add('liner', inside(material, end), 'lining');
    return;
  }
  for (const material of ['paint', 'gloss'] as const)
    parts.add('trim', inside(material, body.open[0] + 0.02));
  parts.add('glass', inside('glass', body.open[0] + 0.02));
}

/** Size in metres; the height excludes an aerial and includes roof rails. */
type Size = Record<'length' | 'width' | 'widthWithMirrors' | 'height', number>;

function sizeOf(parts: readonly Part[]): Size {
  const span = (axis: 0 | 1 | 2, without: Part['section'][]) => {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const { surface, section } of parts)
      if (!without.includes(section))
        for (const point of surface.points) {
          low = Math.min(low, point[axis]);
          high = Math.max(high, point[axis]);
        }
    return { low, high };
  };
  const long = ({ low, high }: ReturnType<typeof span>) => high - low;
  return {
    length: long(span(0, [])),
    width: long(span(2, ['mirrors'])),
    widthWithMirrors: long(span(2, [])),
    height: span(1, ['aerial']).high,
  };
}
