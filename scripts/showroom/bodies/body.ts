import type { Vec2 } from '../geometry/vector';

type Line = readonly Vec2[];

/** Glass of the tail: in its upright face, or lying in its slope. */
type RearScreen =
  | { kind: 'upright'; low: number; high: number; margin: number; depth: number; share?: number }
  | { kind: 'sloping'; from: number; to: number; margin: number };

/**
 * A body as numbers, in metres. Points are [metres behind the nose, height]; leans are [height,
 * metres moved inwards]; what lies on the tail is [metres from the middle, height].
 */
export type Body = {
  length: number;
  width: number;
  height: number;
  wheelbase: number;
  frontOverhang: number;
  wheelRadius: number;
  clearance: number;
  /** Control points of the roof line, of the line under the windows, and of half the width. */
  silhouette: Line;
  belt: Line;
  plan?: Line;
  frontLean: Line;
  rearLean: Line;
  rearBlend: number;
  /** Radii of the edges round nose and tail. */
  ends: Vec2;
  /** The bonnet's edge: a face fills the height from the ground clearance up to it. */
  noseHeight: number;
  roofSquareness: number;
  /** The inward lean of the sides above the belt, and its increase with height. */
  tumble: number;
  tumbleCurve: number;
  flare: number;
  archGap: number;
  cladding: { sill: number; front: number; rear: number; arches: boolean };
  glass: {
    sail: readonly [Vec2, Vec2];
    rearPillar: readonly [Vec2, Vec2];
    rearCorner: number;
    cowl: number;
    header: number;
    rail: number;
    rear: RearScreen | null;
    /** Foot, head and half width of each pillar between side windows. */
    pillars: readonly (readonly [Vec2, Vec2, number])[];
    sides: boolean;
  };
  doors: readonly Line[];
  handles: readonly Vec2[];
  lines: readonly (readonly [Vec2, Vec2])[];
  tail: { lamp: Line; wrap: number; strips: readonly Line[] };
  rearTrim: Line;
  /** The boot lid or tailgate; a lid's side lines begin on the deck at `top`. */
  boot: { outline: Line; depth: number; top?: number };
  rearBadge: number;
  rearPlate: number;
  mirror: Vec2;
  seats: readonly number[];
  benches: readonly number[];
  seatHeight: number;
  cabin?: Vec2;
  fin?: number;
  rails?: Vec2;
  spoiler?: boolean;
  beltTrim?: { from: number; to: number; material: 'chrome' | 'gloss' };
  exhausts?: readonly Vec2[];
  /** The open cockpit of a convertible. */
  open?: Vec2;
  bed?: { from: number; to: number; half: number; floor: number };
};
