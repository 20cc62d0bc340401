import type { Vec2 } from '../geometry/vector';

type Outline = readonly Vec2[];

/** Materials of bars and slats. */
type Strip = 'chrome' | 'gloss' | 'paint' | 'alloy';

/**
 * A face as numbers, stretched over any nose: points are [share of half the width, share of the
 * height between the ground clearance and the bonnet's edge]; lamps go on round the corner, beyond 1.
 */
export type Face = {
  /** An outline, or a disc with its radius in metres. */
  lamp: Outline | { centre: Vec2; radius: number };
  /** Round light units in the lamp, with their radius in metres. */
  units: readonly (readonly [number, number, number])[];
  /** Lines of daylight in the lamp; a ring round a disc. */
  daylight: readonly Outline[] | 'ring';
  /** Openings, 'grille' ones with depth; `frame` is the width of a bright edge in metres. */
  openings: readonly {
    outline: Outline;
    filling: 'grille' | 'gloss' | 'trim';
    frame?: readonly [number, 'chrome' | 'gloss'];
    /** A lattice of hexagons this many metres wide. */
    mesh?: number;
  }[];
  /** Level bars across the middle: height, half length, thickness in metres. */
  bars: readonly (readonly [number, number, number, Strip])[];
  /** Upright bars, from the first to the second height, thickness in metres. */
  slats: readonly (readonly [number, Vec2, number, Strip])[];
  /** A line of light across the whole nose, at this height. */
  lightBar?: number;
  /** Height of the number plate's middle. */
  plate: number;
};

/** Mirror pairs of upright bars at even distances, from the middle to the outermost. */
export const slatsBetween = (
  count: number,
  [inner, outer]: Vec2,
  heights: Vec2,
  thickness: number,
  material: Strip,
): Face['slats'] =>
  Array.from({ length: count }, (_, i) => [
    inner + ((outer - inner) * i) / (count - 1),
    heights,
    thickness,
    material,
  ]);
