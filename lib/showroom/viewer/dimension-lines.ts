/** A measure of a car, in millimetres, and the line that shows it. */
export type Dimension = 'length' | 'width' | 'height';
export type Size = Record<Dimension, number>;
/** Position in metres; x to the car's left, y up, z forward. */
export type Place = readonly [x: number, y: number, z: number];
export type Line<Point> = { from: Point; to: Point };

/** Distance of a line from the body, in metres. */
const AWAY = 0.18;

/**
 * The lines that face a camera at the azimuth in radians (0 is in front of the car). The length of
 * each equals its measure. `middle` is the z of the car's middle.
 */
export function dimensionLines(
  { length, width, height }: Size,
  middle: number,
  azimuth: number,
): Record<Dimension, Line<Place>> {
  const [halfLength, halfWidth] = [length / 2000, width / 2000];
  const side = Math.sin(azimuth) < 0 ? -1 : 1;
  const end = Math.cos(azimuth) < 0 ? -1 : 1;
  const beside = side * (halfWidth + AWAY);
  const before = middle + end * (halfLength + AWAY);
  const corner = [-side * (halfWidth + AWAY), middle + end * halfLength] as const;
  return {
    length: { from: [beside, 0, middle - halfLength], to: [beside, 0, middle + halfLength] },
    width: { from: [-halfWidth, 0, before], to: [halfWidth, 0, before] },
    height: { from: [corner[0], 0, corner[1]], to: [corner[0], height / 1000, corner[1]] },
  };
}

/** A place on the screen, in pixels. */
export type Pixel = readonly [x: number, y: number];

/** The two parts of a line on either side of its label; null if the line is too short. */
export function partsAround(
  { from, to }: Line<Pixel>,
  label: { width: number; height: number },
): { middle: Pixel; parts: [Line<Pixel>, Line<Pixel>] } | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const whole = Math.hypot(dx, dy);
  if (whole === 0) return null;
  // Distance at which the line leaves the label's box, along its direction.
  const gap = Math.min(
    label.width / 2 / Math.abs(dx / whole),
    label.height / 2 / Math.abs(dy / whole),
  );
  if (gap * 2 >= whole * 0.9) return null;
  const middle: Pixel = [from[0] + dx / 2, from[1] + dy / 2];
  const at = (distance: number): Pixel => [
    middle[0] + (dx / whole) * distance,
    middle[1] + (dy / whole) * distance,
  ];
  return {
    middle,
    parts: [
      { from, to: at(-gap) },
      { from: at(gap), to },
    ],
  };
}
