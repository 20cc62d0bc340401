import { at } from './numbers';
import type { Surface } from './surface';
import { mix, unit, type Vec3 } from './vector';

/** Approximate signed distance to a region in metres, negative inside. */
export type Region = (point: Vec3) => number;

/** Maximum distance in metres at which a vertex counts as on the border, so that an edge is not cut twice. */
const SNAP = 0.0012;

/** Cuts a surface at the region's border; returns the inside and the rest. */
export function cutSurface(surface: Surface, region: Region): [inside: Surface, rest: Surface] {
  const points = [...surface.points];
  const normals = [...surface.normals];
  const values = points.map((point) => {
    const value = region(point);
    return Math.abs(value) < SNAP ? 0 : value;
  });
  const cuts = new Map<string, number>();
  const cut = (a: number, b: number) => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const t = at(values, a) / (at(values, a) - at(values, b));
    normals.push(unit(mix(at(normals, a), at(normals, b), t)));
    values.push(0);
    const made = points.push(mix(at(points, a), at(points, b), t)) - 1;
    cuts.set(key, made);
    return made;
  };
  const parts: Record<'inside' | 'rest', (readonly [number, number, number])[]> = {
    inside: [],
    rest: [],
  };
  for (const triangle of surface.triangles) {
    const signs = triangle.map((i) => Math.sign(at(values, i)));
    if (!signs.includes(-1) || !signs.includes(1)) {
      parts[signs.includes(-1) ? 'inside' : 'rest'].push(triangle);
      continue;
    }
    const outline = triangle.flatMap((i, k) => {
      const next = at(triangle, (k + 1) % 3);
      return at(values, i) * at(values, next) < 0 ? [i, cut(i, next)] : [i];
    });
    for (const [part, sign] of [
      ['inside', -1],
      ['rest', 1],
    ] as const) {
      const corners = outline.filter((i) => at(values, i) * sign >= 0);
      for (let k = 1; k + 1 < corners.length; k++)
        parts[part].push([at(corners, 0), at(corners, k), at(corners, k + 1)]);
    }
  }
  const whole = { points, normals };
  return [
    compact({ ...whole, triangles: parts.inside }),
    compact({ ...whole, triangles: parts.rest }),
  ];
}

/** Returns the surface without unused points. */
function compact({ points, normals, triangles }: Surface): Surface {
  const places = new Map<number, number>();
  const remaining: Surface = { points: [], normals: [], triangles: [] };
  const place = (i: number) => {
    const known = places.get(i);
    if (known !== undefined) return known;
    remaining.normals.push(at(normals, i));
    const made = remaining.points.push(at(points, i)) - 1;
    places.set(i, made);
    return made;
  };
  for (const [a, b, c] of triangles) remaining.triangles.push([place(a), place(b), place(c)]);
  return remaining;
}

/** Returns the edges that belong to one triangle only, as pairs of [point, normal], with the surface on their left. */
export function borderOf({ points, normals, triangles }: Surface) {
  const key = (i: number) =>
    at(points, i)
      .map((x) => Math.round(x * 2e4))
      .join();
  const edges = new Map<string, readonly [number, number] | null>();
  for (const [a, b, c] of triangles) {
    const keys = [key(a), key(b), key(c)];
    if (new Set(keys).size < 3) continue;
    for (const [k, l, i, j] of [
      [0, 1, a, b],
      [1, 2, b, c],
      [2, 0, c, a],
    ] as const) {
      const name = [at(keys, k), at(keys, l)].sort().join('|');
      edges.set(name, edges.has(name) ? null : [i, j]);
    }
  }
  const vertex = (i: number) => ({ point: at(points, i), normal: at(normals, i) });
  return [...edges.values()].flatMap((edge) => (edge ? [[vertex(edge[0]), vertex(edge[1])]] : []));
}
