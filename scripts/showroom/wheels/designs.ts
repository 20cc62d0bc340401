import type { WheelName } from '@/lib/showroom/design-options';
import type { Vec2 } from '../geometry/vector';
import type { Spoke } from './spoke';

/** A disc with holes in place of spokes, as steel and off-road wheels have it. */
type Holes = { count: number; radius: number; at: number };

export type WheelDesign = {
  spokes: readonly Spoke[];
  holes?: Holes;
  /** Radius of the cap in the middle, in metres. */
  cap: number;
  /** Depth of the hub behind the rim's edge, in metres. */
  dish: number;
};

type Arm = Omit<Spoke, 'from' | 'to'> & { from?: Vec2; to?: Vec2 };

/** Returns each arm, turned to `count` places at even distances. */
const ring = (count: number, ...arms: readonly Arm[]): Spoke[] =>
  Array.from({ length: count }, (_, i) => (2 * Math.PI * i) / count).flatMap((turn) =>
    arms.map(({ from = [0, 0], to = [1, 0], ...arm }) => ({
      ...arm,
      from: [from[0], from[1] + turn] as const,
      to: [to[0], to[1] + turn] as const,
    })),
  );

const bright = 'bright';
const dark = 'dark';
const alloy = { cap: 0.03, dish: 0.036 };

/** The wheels by name. */
export const WHEEL_DESIGNS: Readonly<Record<WheelName, WheelDesign>> = {
  /** Five broad spokes. */
  five: { ...alloy, spokes: ring(5, { widths: [0.062, 0.086], face: bright }) },
  /** Five pairs of spokes. */
  twin: {
    ...alloy,
    spokes: ring(
      5,
      { from: [0, -0.2], to: [1, -0.16], widths: [0.026, 0.032], face: bright },
      { from: [0, 0.2], to: [1, 0.16], widths: [0.026, 0.032], face: bright },
    ),
  },
  /** Twelve slim spokes. */
  multi: { ...alloy, spokes: ring(12, { widths: [0.02, 0.027], face: bright }) },
  /** Broad blades with narrow gaps, for little drag. */
  aero: {
    cap: 0.034,
    dish: 0.016,
    spokes: ring(
      5,
      { widths: [0.06, 0.2], face: dark },
      { from: [0.3, -0.03], to: [1, 0.2], widths: [0.012, 0.022], face: bright },
    ),
  },
  /** Nine blades, bent as a turbine's. */
  turbine: {
    ...alloy,
    dish: 0.026,
    spokes: ring(9, { from: [0, -0.3], to: [1, 0.12], widths: [0.024, 0.062], face: bright }),
  },
  /** A pressed disc with round holes and a large cap. */
  steel: { cap: 0.062, dish: 0.05, spokes: [], holes: { count: 10, radius: 0.017, at: 0.66 } },
  /** A disc with eight broad holes and a deep hub. */
  eight: { cap: 0.036, dish: 0.06, spokes: [], holes: { count: 8, radius: 0.034, at: 0.62 } },
  /** Seven forks, joined half way. */
  fork: {
    ...alloy,
    spokes: ring(
      7,
      { to: [0.5, 0], widths: [0.034, 0.03], face: bright },
      { from: [0.46, 0], to: [1, -0.22], widths: [0.024, 0.022], face: bright },
      { from: [0.46, 0], to: [1, 0.22], widths: [0.024, 0.022], face: bright },
    ),
  },
  /** Thin spokes crossing each other, as wire wheels have them. */
  cross: {
    ...alloy,
    dish: 0.044,
    spokes: ring(
      10,
      { from: [0, -0.26], to: [1, 0.2], widths: [0.017, 0.017], face: bright },
      { from: [0, 0.26], to: [1, -0.2], widths: [0.017, 0.017], face: bright },
    ),
  },
  /** A lattice round the rim on ten short spokes. */
  lattice: {
    ...alloy,
    spokes: ring(
      10,
      { to: [0.6, 0], widths: [0.024, 0.018], face: bright },
      { from: [0.55, 0], to: [1, -0.31], widths: [0.018, 0.018], face: bright },
      { from: [0.55, 0], to: [1, 0.31], widths: [0.018, 0.018], face: bright },
    ),
  },
  /** Five dark spokes with a machined edge each. */
  blade: {
    ...alloy,
    spokes: ring(
      5,
      { widths: [0.06, 0.1], face: dark },
      { from: [0.05, -0.3], to: [1, -0.17], widths: [0.016, 0.022], face: bright },
      { from: [0.05, 0.3], to: [1, 0.17], widths: [0.016, 0.022], face: bright },
    ),
  },
  /** Ten straight, slim spokes in five groups. */
  ten: {
    ...alloy,
    spokes: ring(
      5,
      { from: [0, -0.28], to: [1, -0.26], widths: [0.022, 0.036], face: bright },
      { from: [0, 0.28], to: [1, 0.26], widths: [0.022, 0.036], face: dark },
    ),
  },
};
