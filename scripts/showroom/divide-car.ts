import { borderOf, cutSurface, type Region } from './geometry/cut';
import { edgeStrip } from './geometry/edge-strip';
import { flipped, merge, type Surface } from './geometry/surface';
import { add, scale, type Vec3 } from './geometry/vector';
import type { Material } from './materials';
import type { Opening } from './parts/openings';
import { type Part, PartList } from './parts/part-list';

type Divided = { body: PartList; panels: { opening: Opening; parts: PartList }[] };

/** Sections that are cut where an opening ends. */
const CUT: ReadonlySet<Part['section']> = new Set(['skin', 'lining', 'attached']);

/** Returns whether a material is glass, whose inner side is glass too: it is seen from both sides. */
const isGlass = (material: Material) => material === 'glass';

/** Cuts the opening panels out of a car and gives them an inner side; each opening gets a frame. */
export function divideCar(parts: readonly Part[], openings: readonly Opening[]): Divided {
  const body = new PartList();
  const panels = openings.map((opening) => ({ opening, parts: new PartList() }));
  for (const { material, surface, section } of parts) {
    let rest = surface;
    for (const { opening, parts: own } of panels) {
      const isWhole = section === opening.takes;
      if (!isWhole && !CUT.has(section)) continue;
      const [inside, outside] = cutOut(rest, isWhole ? [takenBy(opening)] : opening.regions);
      const { hides } = opening;
      rest = hides && section === 'attached' ? cutSurface(outside, hides)[1] : outside;
      // The inner side replaces the lining.
      if (section !== 'lining' && inside.triangles.length > 0) own.add(material, inside, section);
    }
    if (rest.triangles.length > 0) body.add(material, rest, section);
  }
  for (const { opening, parts: own } of panels) {
    const skin = own.list.filter(({ section }) => section === 'skin');
    const border = borderOf(merge(skin.map(({ surface }) => surface)));
    for (const { material, surface } of skin)
      if (isGlass(material))
        own.add(
          material,
          inner(surface, () => 0.004),
          'inside',
        );
      else own.add('interior', inner(surface, opening.depth), 'inside');
    // The edges run round the windows too, as their glass is thinner.
    const opaque = merge(skin.flatMap((part) => (isGlass(part.material) ? [] : [part.surface])));
    own.add('interior', edgeStrip(borderOf(opaque), opening.depth, false), 'inside');
    const deep = (point: Vec3) => opening.depth(point) * 2.8;
    const { isFree } = opening;
    const met = border.filter(
      (edge) =>
        edge.every(({ point }) => isOnCut(opening, point)) &&
        (!isFree || edge.some(({ point }) => !isFree(point))),
    );
    body.add('paint', edgeStrip(met, deep, true), 'inside');
  }
  return { body, panels };
}

/** Returns the region that an opening takes of a part that belongs to it: its side of the car, or all behind its hinge. */
function takenBy({ at: [x, , z] }: Opening): Region {
  const side = Math.sign(z);
  return (point) => (side === 0 ? x - point[0] : -point[2] * side);
}

/** Maximum metres from a border to the cut. Lamps and shut lines also meet paint in loose edges. */
const ON_CUT = 0.006;

const isOnCut = ({ regions }: Opening, point: Vec3) =>
  Math.max(...regions.map((region) => region(point))) > -ON_CUT;

/** Returns the part of a surface inside all regions, and the rest. */
function cutOut(surface: Surface, regions: readonly Region[]): [Surface, Surface] {
  let inside = surface;
  const rest: Surface[] = [];
  for (const region of regions) {
    const [within, outside] = cutSurface(inside, region);
    inside = within;
    rest.push(outside);
  }
  return [inside, merge(rest)];
}

/** Returns the surface as seen from inside, moved inwards. */
const inner = (surface: Surface, depth: (point: Vec3) => number): Surface =>
  flipped({
    ...surface,
    points: surface.points.map((point, i) =>
      add(point, scale(surface.normals[i] ?? [0, 0, 0], -depth(point))),
    ),
  });
