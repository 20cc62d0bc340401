import type { Corners, Place } from './plate';

/** Width and height of a UK number plate in ems of its characters; an em is 100 mm. */
const [WIDTH, HEIGHT] = [5.2, 1.11];
/** Width of a picture for a height of 1. */
const ASPECT = 1.5;

type Point = readonly [x: number, y: number];
type Column = readonly [x: number, y: number, z: number];

const less = ([x, y]: Point, [left, top]: Point): Point => [x - left, y - top];
const cross = ([a, b]: Point, [c, d]: Point) => a * d - b * c;

/**
 * The transform of a flat plate, with its top left corner at a picture's, to four corners in the
 * picture. Lengths are shares of the picture's width: they scale with it as container units, which
 * a plain `matrix3d` would not.
 */
export type PlateTransform = {
  /** Size of an em. */
  size: number;
  /** Position of its top left corner. */
  left: number;
  top: number;
  /** Columns of the 3 × 3 matrix from the flat plate to a space seen from a picture's width away. */
  columns: readonly [x: Column, y: Column];
};

/** The homography from a flat plate to the four corners (Heckbert 1989, section 2.2.3). */
export function plateTransform(corners: Corners): PlateTransform {
  const points = corners.map(([across, down]: Place): Point => [across, down / ASPECT]);
  const [from, right, far, below] = points as [Point, Point, Point, Point];
  const size = Math.hypot(...less(below, from)) / HEIGHT;
  const [a, b] = [less(right, far), less(below, far)];
  const skew = less(less(from, right), less(below, far));
  const column = (end: Point, nearness: number, length: number): Column => {
    const [x, y] = less(end, from);
    return [((1 + nearness) * x) / length, ((1 + nearness) * y) / length, -nearness / length];
  };
  return {
    size,
    left: from[0],
    top: from[1],
    columns: [
      column(right, cross(skew, b) / cross(a, b), size * WIDTH),
      column(below, cross(a, skew) / cross(a, b), size * HEIGHT),
    ],
  };
}
