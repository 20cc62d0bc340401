import { MATERIALS, type Material } from '../materials';
import { at } from './numbers';
import { mirrored, type Surface, smoothSums } from './surface';
import { mix, subtract, unit, type Vec3 } from './vector';

/** A vertex of the skin, with its position before the nose and tail are leaned. */
export type SkinPoint = {
  point: Vec3;
  normal: Vec3;
  /** Metres behind the nose, before leaning. */
  station: number;
  /** Row in its cross-section, from the middle of the underside to the middle of the roof. */
  row: number;
  /** 1 on the flat ends, 0 on the sides. */
  cap: number;
};

/** Approximate signed distance to a region in metres, negative inside. */
export type Field = (p: SkinPoint) => number;

type Triangle = readonly [number, number, number];

/** `cut` holds triangles that are still being cut. */
type Bucket = Material | 'cut';

/** Value of a field at a place that the field does not cover. */
export const ELSEWHERE = 1;

/** Names the edge between two vertices, from either end. */
const edgeKey = (a: number, b: number) => Math.min(a, b) * 2 ** 26 + Math.max(a, b);

/** Right half of a skin; fields assign its triangles to materials. */
export class CarvedMesh {
  readonly vertices: SkinPoint[] = [];
  private readonly parts = new Map<Bucket, Triangle[]>();

  vertex(point: Vec3, station: number, row: number, cap: number): number {
    return this.vertices.push({ point, normal: [0, 0, 0], station, row, cap }) - 1;
  }

  triangles(material: Bucket): readonly Triangle[] {
    return this.parts.get(material) ?? [];
  }

  add(material: Bucket, triangles: readonly Triangle[]): void {
    this.parts.set(material, this.triangles(material).concat(triangles));
  }

  materials(): Material[] {
    return MATERIALS.filter((material) => this.triangles(material).length > 0);
  }

  /** Computes smooth normals; on the plane of symmetry they lie in that plane. */
  setNormals(): void {
    const triangles = [...this.parts.values()].flat();
    const points = this.vertices.map(({ point }) => point);
    smoothSums(points, triangles).forEach((normal, i) => {
      const vertex = at(this.vertices, i);
      const flat = Math.abs(vertex.point[2]) < 1e-6;
      vertex.normal = unit(flat ? [normal[0], normal[1], 0] : normal);
    });
  }

  /**
   * Halves edges longer than `longest` metres that come near to the field's inside, so that cuts there have a smooth
   * border; neighbours are divided with them and stay joined.
   */
  refine(field: Field, longest: number): void {
    const halves = new Map<number, number>();
    const values: number[] = [];
    const value = (i: number) => {
      values[i] ??= field(at(this.vertices, i));
      return values[i];
    };
    const lengthOf = (a: number, b: number) =>
      Math.hypot(...subtract(at(this.vertices, a).point, at(this.vertices, b).point));
    const mustDivide = (a: number, b: number) => {
      if (halves.has(edgeKey(a, b))) return true;
      const nearer = Math.min(value(a), value(b));
      if (nearer >= ELSEWHERE) return false;
      const length = lengthOf(a, b);
      return length > longest && nearer < 0.6 * length;
    };
    const half = (a: number, b: number) => {
      const key = edgeKey(a, b);
      const made = halves.get(key) ?? this.between(Math.min(a, b), Math.max(a, b), 0.5);
      halves.set(key, made);
      return made;
    };
    /** Orders the corners from the start of the longest edge, as halving another edge would leave needles. */
    const fromLongest = ([a, b, c]: Triangle): Triangle => {
      const [ab, bc, ca] = [lengthOf(a, b), lengthOf(b, c), lengthOf(c, a)];
      if (ab >= bc && ab >= ca) return [a, b, c];
      return bc >= ca ? [b, c, a] : [c, a, b];
    };
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (const [material, triangles] of this.parts) {
        const divided = triangles.flatMap((triangle): Triangle[] => {
          const [p, q, r] = triangle;
          if (!mustDivide(p, q) && !mustDivide(q, r) && !mustDivide(r, p)) return [triangle];
          isChanged = true;
          const [a, b, c] = fromLongest(triangle);
          const middle = half(a, b);
          return [
            [a, middle, c],
            [middle, b, c],
          ];
        });
        this.parts.set(material, divided);
      }
    }
  }

  /** Reassigns the triangles inside all fields to another material, or removes them (`null`). */
  carve(from: Bucket | readonly Bucket[], fields: readonly Field[], to: Bucket | null): void {
    for (const material of typeof from === 'string' ? [from] : from) {
      let inside = this.triangles(material);
      const remaining: Triangle[] = [];
      for (const field of fields) inside = this.split(inside, field, remaining);
      this.parts.set(material, remaining);
      if (to) this.add(to, inside);
    }
  }

  /** Assigns a region to one material, and its edge, `border` metres wide, to another. */
  carveFramed(
    from: Material | readonly Material[],
    region: Field,
    border: number,
    [material, frame]: readonly [Material, Material],
  ): void {
    this.carve(from, [region], 'cut');
    this.carve('cut', [(p) => region(p) + border], material);
    this.add(frame, this.triangles('cut'));
    this.parts.set('cut', []);
  }

  /** Returns the nearest vertex of these materials to a point in the front or rear view; null if none. */
  nearest(materials: readonly Material[], z: number, y: number, ahead: (x: number) => boolean) {
    let best: SkinPoint | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const material of materials)
      for (const triangle of this.triangles(material))
        for (const i of triangle) {
          const vertex = at(this.vertices, i);
          const distance = Math.hypot(vertex.point[1] - y, vertex.point[2] - z);
          if (distance < least && ahead(vertex.point[0])) {
            least = distance;
            best = vertex;
          }
        }
    return best;
  }

  /** Cuts triangles where the field is 0: returns those inside, appends the rest to `outside`. */
  private split(triangles: readonly Triangle[], field: Field, outside: Triangle[]): Triangle[] {
    const values = new Map<number, number>();
    const value = (i: number) => {
      let v = values.get(i);
      if (v === undefined) {
        v = field(at(this.vertices, i));
        if (Math.abs(v) < 1e-5) v = -1e-5;
        values.set(i, v);
      }
      return v;
    };
    const cuts = new Map<number, number>();
    const cut = (a: number, b: number) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      const key = edgeKey(a, b);
      const known = cuts.get(key);
      if (known !== undefined) return known;
      const made = this.between(low, high, value(low) / (value(low) - value(high)));
      cuts.set(key, made);
      return made;
    };
    const inside: Triangle[] = [];
    for (const triangle of triangles) {
      const within = triangle.map((i) => value(i) < 0);
      const count = within.filter(Boolean).length;
      if (count === 3) inside.push(triangle);
      else if (count === 0) outside.push(triangle);
      else {
        const odd = within.indexOf(count === 1);
        const [a, b, c] = [0, 1, 2].map((k) => at(triangle, (odd + k) % 3)) as [
          number,
          number,
          number,
        ];
        const [ab, ac] = [cut(a, b), cut(a, c)];
        (count === 1 ? inside : outside).push([a, ab, ac]);
        (count === 1 ? outside : inside).push([ab, b, c], [ab, c, ac]);
      }
    }
    return inside;
  }

  private between(a: number, b: number, t: number): number {
    const [p, q] = [at(this.vertices, a), at(this.vertices, b)];
    const blend = (x: number, y: number) => x + (y - x) * t;
    const made = this.vertex(
      mix(p.point, q.point, t),
      blend(p.station, q.station),
      blend(p.row, q.row),
      blend(p.cap, q.cap),
    );
    at(this.vertices, made).normal = unit(mix(p.normal, q.normal, t));
    return made;
  }

  /** Returns the surface of a material, both halves, offset by `offset` metres along the normals. */
  surface(material: Material, offset = 0, only: (p: SkinPoint) => boolean = () => true): Surface {
    const places = new Map<number, number>();
    const half: Surface = { points: [], normals: [], triangles: [] };
    const place = (i: number) => {
      const known = places.get(i);
      if (known !== undefined) return known;
      const { point, normal } = at(this.vertices, i);
      half.normals.push(normal);
      const made = half.points.push([
        point[0] + offset * normal[0],
        point[1] + offset * normal[1],
        Math.abs(point[2]) < 1e-6 ? point[2] : point[2] + offset * normal[2],
      ]);
      places.set(i, made - 1);
      return made - 1;
    };
    for (const [a, b, c] of this.triangles(material))
      if ([a, b, c].every((i) => only(at(this.vertices, i))))
        half.triangles.push([place(a), place(b), place(c)]);
    return mirrored(half);
  }
}
