import { BufferAttribute, BufferGeometry, Color, ShapeUtils, Vector2 } from 'three';
import { heightAt, type Point } from '../course';

type Corner = readonly [x: number, y: number, z: number];

/** Direction of the sun. Light is baked into the colours, so that drawing needs no lights. */
const SUN: Corner = [0.45, 0.8, -0.4];
/** Metres between the points of a line, so that strips follow the ground. */
const FINE = 3;

/** Collects triangles of many objects in one mesh. */
export class MeshBuilder {
  private readonly places: number[] = [];
  private readonly colours: number[] = [];
  private readonly colour = new Color();

  /** `light` scales the colours of upright faces. */
  constructor(private readonly light = 1) {}

  private triangle(corners: readonly [Corner, Corner, Corner], colour: string, light = 1) {
    const { r, g, b } = this.colour.set(colour);
    for (const corner of corners) {
      this.places.push(...corner);
      this.colours.push(r * light, g * light, b * light);
    }
  }

  /** Adds a flat face with its corners anticlockwise as seen from outside, lit by the sun. */
  face(corners: readonly Corner[], colour: string) {
    const [a, b, c] = corners as [Corner, Corner, Corner];
    const [u, v] = [b, c].map((to) => to.map((value, axis) => value - (a[axis] as number)));
    const [ux = 0, uy = 0, uz = 0] = u ?? [];
    const [vx = 0, vy = 0, vz = 0] = v ?? [];
    const normal: Corner = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const facing = normal.reduce((sum, value, axis) => sum + value * (SUN[axis] as number), 0);
    const share = 0.74 + 0.26 * (facing / (Math.hypot(...normal) || 1));
    for (let index = 2; index < corners.length; index += 1) {
      const rest = [corners[index - 1], corners[index]] as [Corner, Corner];
      this.triangle([a, ...rest], colour, share * this.light);
    }
  }

  /** Adds a polygon on the ground. */
  area(outline: readonly Point[], colour: string, lift: number) {
    const at = ([x, z]: Point): Corner => [x, heightAt(z) + lift, z];
    const flat = outline.map(([x, z]) => new Vector2(x, z));
    for (const triangle of ShapeUtils.triangulateShape(flat, [])) {
      const corners = triangle.map((index) => outline[index] as Point);
      // z points down on the plan, so that a positive area faces the ground.
      if (ShapeUtils.area(corners.map(([x, z]) => new Vector2(x, z))) > 0) corners.reverse();
      this.triangle(corners.map(at) as [Corner, Corner, Corner], colour);
    }
  }

  disc([x, z]: Point, radius: number, colour: string, lift: number) {
    const points = Array.from({ length: 40 }, (_, index): Point => {
      const angle = (index / 40) * 2 * Math.PI;
      return [x + radius * Math.cos(angle), z + radius * Math.sin(angle)];
    });
    this.area(points, colour, lift);
  }

  /** Adds a strip along a line; `offset` is to the right of it. */
  strip(line: readonly Point[], half: number, colour: string, lift: number, offset = 0) {
    const points = finely(line);
    const sides = points.map(([x, z], index) => {
      const [fromX, fromZ] = points[Math.max(index - 1, 0)] as Point;
      const [toX, toZ] = points[Math.min(index + 1, points.length - 1)] as Point;
      const length = Math.hypot(toX - fromX, toZ - fromZ) || 1;
      const [rightX, rightZ] = [-(toZ - fromZ) / length, (toX - fromX) / length];
      const at = (by: number): Corner => [
        x + rightX * by,
        heightAt(z + rightZ * by) + lift,
        z + rightZ * by,
      ];
      return { left: at(offset - half), right: at(offset + half) };
    });
    for (let index = 1; index < sides.length; index += 1) {
      const [from, to] = [sides[index - 1], sides[index]];
      if (!from || !to) continue;
      this.triangle([from.left, from.right, to.right], colour);
      this.triangle([from.left, to.right, to.left], colour);
    }
  }

  /** Adds a box that stands on the ground, turned clockwise; without its underside. */
  box([x, z]: Point, size: Corner, colour: string, turn = 0, lift = 0) {
    const [bottom, top] = this.outline([x, z], size, turn, lift);
    this.walls(bottom, top, colour);
    this.face(top, colour);
  }

  /** Adds a roof with a ridge along its length, on walls of the given height. */
  gable(
    [x, z]: Point,
    [length, height, width]: Corner,
    colour: string,
    turn: number,
    lift: number,
  ) {
    const [base] = this.outline([x, z], [length, 0, width], turn, lift);
    const [a, b, c, d] = base as [Corner, Corner, Corner, Corner];
    const between = (one: Corner, two: Corner): Corner => [
      (one[0] + two[0]) / 2,
      one[1] + height,
      (one[2] + two[2]) / 2,
    ];
    const [left, right] = [between(a, d), between(b, c)];
    this.face([a, b, right, left], colour);
    this.face([c, d, left, right], colour);
    this.face([d, a, left], colour);
    this.face([b, c, right], colour);
  }

  /** Adds a cone of eight faces. */
  cone([x, z]: Point, radius: number, from: number, to: number, colour: string) {
    const ground = heightAt(z);
    const at = (index: number): Corner => {
      const angle = (-index / 8) * 2 * Math.PI;
      return [x + radius * Math.cos(angle), ground + from, z + radius * Math.sin(angle)];
    };
    for (let index = 0; index < 8; index += 1) {
      this.face([at(index), at(index + 1), [x, ground + to, z]], colour);
    }
  }

  private walls(bottom: readonly Corner[], top: readonly Corner[], colour: string) {
    bottom.forEach((corner, index) => {
      const next = (index + 1) % bottom.length;
      this.face([corner, bottom[next], top[next], top[index]] as Corner[], colour);
    });
  }

  private outline([x, z]: Point, [length, height, width]: Corner, turn: number, lift: number) {
    const [along, across] = [Math.cos(turn), Math.sin(turn)];
    const ground = heightAt(z) + lift;
    const corners = [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ].map(([u = 0, v = 0]) => {
      const [du, dv] = [(u * length) / 2, (v * width) / 2];
      return [x + du * along - dv * across, z + du * across + dv * along] as const;
    });
    const at = (y: number) => corners.map(([px, pz]): Corner => [px, y, pz]);
    // Walls reach into the ground, which may slope.
    return [at(lift > 0 ? ground : ground - 1.5), at(ground + height)] as const;
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.places), 3));
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(this.colours), 3));
    return geometry;
  }
}

function finely(line: readonly Point[]): Point[] {
  const points: Point[] = line.slice(0, 1);
  for (let index = 1; index < line.length; index += 1) {
    const [[fromX, fromZ], [toX, toZ]] = [line[index - 1] as Point, line[index] as Point];
    const parts = Math.ceil(Math.hypot(toX - fromX, toZ - fromZ) / FINE);
    for (let part = 1; part <= parts; part += 1) {
      const share = part / parts;
      points.push([fromX + (toX - fromX) * share, fromZ + (toZ - fromZ) * share]);
    }
  }
  return points;
}
