import { CarvedMesh, type SkinPoint } from '../geometry/carved-mesh';
import { at, lerp, smoothstep, steps } from '../geometry/numbers';
import type { Vec2 } from '../geometry/vector';
import { FLANK_SHARES, type Shape } from './shape';

/** Rows of a section: half the underside, the flank, the glasshouse. */
const UNDER = 4;
const FLANK = FLANK_SHARES.length;
const UPPER = 22;
const ROWS = UNDER + FLANK + UPPER;

/** Number of rings that close the flat ends. They are close, as lamps and grilles are cut out of them. */
const FRONT_RINGS = 13;
const REAR_RINGS = 18;
const STATIONS = 96;

/** Returns the rows above the belt; negative on the flank. */
export const aboveBelt = (p: SkinPoint) => p.row - (UNDER + FLANK);

/** Returns the rows above the underside; negative underneath. */
export const aboveSill = (p: SkinPoint) => p.row - UNDER;

/** Returns the right half of the whole skin in paint: sections along the car, closed and leaned at the ends. */
export function loft(shape: Shape): CarvedMesh {
  const mesh = new CarvedMesh();
  const { length } = shape.body;
  const addRing = (section: readonly Vec2[], d: number, cap: number) =>
    section.map(([z, y], row) => mesh.vertex([shape.lean(d, y, z), y, z], d, row, cap));
  const closing = (d: number, count: number) => {
    const ring = sectionAt(shape, d);
    const centre = (at(ring, 0)[1] + at(ring, -1)[1]) / 2;
    return Array.from({ length: count }, (_, i) => {
      const share = ((i + 1) / count) * 0.999;
      const shrunk = ring.map(([z, y]): Vec2 => [z * (1 - share), lerp(y, centre, share)]);
      return addRing(shrunk, d, 1);
    });
  };
  const rings = [
    ...closing(0, FRONT_RINGS).reverse(),
    ...stations(shape).map((d) => addRing(sectionAt(shape, d), d, 0)),
    ...closing(length, REAR_RINGS),
  ];
  for (let i = 0; i + 1 < rings.length; i++)
    for (let j = 0; j < ROWS; j++) {
      const [here, next] = [at(rings, i), at(rings, i + 1)];
      const [a, b, c, d] = [at(here, j), at(next, j), at(next, j + 1), at(here, j + 1)];
      mesh.add('paint', [
        [a, b, c],
        [a, c, d],
      ]);
    }
  mesh.setNormals();
  return mesh;
}

/** Returns the stations of the sections, which are even, and closer on the rounded edges of the ends. */
function stations({ body: { length, ends } }: Shape): number[] {
  const quarter = (i: number) => (i * Math.PI) / 16;
  const eighths = [0, 1, 2, 3, 4, 5, 6, 7];
  return [
    ...eighths.map((i) => ends[0] * (1 - Math.cos(quarter(i)))),
    ...steps(STATIONS).map((t) => lerp(ends[0], length - ends[1], t)),
    ...eighths.map((i) => length - ends[1] + ends[1] * Math.sin(quarter(i + 1))),
  ];
}

/** Returns half a section at a station as [half width, height], from the underside's middle to the roof's. */
function sectionAt(shape: Shape, d: number): Vec2[] {
  const inset = shape.inset(d);
  const bottom = shape.sill(d) + inset * 0.7;
  const beltTop = shape.belt(d);
  const shoulder = beltTop - inset * 0.7;
  const height = Math.max(0.004, shape.roof(d) - inset * 0.8 - shoulder);
  const under = shape.flank(d, shape.sill(d)) - inset;
  const points: Vec2[] = [];
  for (let j = 0; j < UNDER; j++) points.push([under * Math.min(1, (j / UNDER) * 1.02), bottom]);
  for (const share of FLANK_SHARES) {
    const y = lerp(bottom, shoulder, share);
    points.push([Math.max(0.02, shape.section(d, share, y) - inset), y]);
  }
  const squareness = lerp(2.1, shape.body.roofSquareness, smoothstep(0.08, 0.34, height));
  const arc = steps(UPPER).map((t): Vec2 => {
    const angle = (t * Math.PI) / 2;
    const across = Math.max(0, Math.cos(angle)) ** (2 / squareness);
    const up = Math.sin(angle) ** (2 / squareness);
    const z = across * (shape.glasshouse(d, lerp(beltTop, shape.roof(d), up)) - inset);
    return [t === 1 ? 0 : Math.max(0, z), shoulder + up * height];
  });
  return [...points, ...evened(arc)];
}

/** Returns the line with its points at equal distances. */
function evened(line: readonly Vec2[]): Vec2[] {
  const lengths = [0];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)];
    lengths.push(at(lengths, -1) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = at(lengths, -1);
  let k = 0;
  return line.map((_, i) => {
    const wanted = (total * i) / (line.length - 1);
    while (k < line.length - 2 && at(lengths, k + 1) < wanted) k++;
    const t = (wanted - at(lengths, k)) / (at(lengths, k + 1) - at(lengths, k) || 1);
    const [a, b] = [at(line, k), at(line, k + 1)];
    return [i === line.length - 1 ? 0 : lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
  });
}
