import type { Body } from '../bodies/body';
import { bspline, graphOf, spline } from '../geometry/curve';
import { clamp, lerp, smoothstep } from '../geometry/numbers';
import { lineDistance } from '../geometry/region';
import type { Vec2, Vec3 } from '../geometry/vector';

/**
 * Offset of the flank outwards in metres, by its relative height: a tucked sill, a crease low on the doors, hollow
 * doors that catch a dark line, and a shoulder under the windows. A control that stands twice makes an edge.
 */
const FLANK: readonly Vec2[] = [
  [0, -0.1],
  [0.05, -0.062],
  [0.12, -0.036],
  [0.18, -0.012],
  [0.2, -0.008],
  [0.2, -0.008],
  [0.23, -0.017],
  [0.34, -0.026],
  [0.5, -0.023],
  [0.64, -0.012],
  [0.73, 0.003],
  [0.76, 0.008],
  [0.76, 0.008],
  [0.785, -0.001],
  [0.81, -0.01],
  [0.88, -0.024],
  [0.95, -0.036],
  [1, -0.058],
];

/** Relative heights of the flank's rows, which are closer at its edges. */
export const FLANK_SHARES: readonly number[] = [
  0, 0.06, 0.11, 0.15, 0.18, 0.192, 0.2, 0.208, 0.222, 0.25, 0.3, 0.37, 0.45, 0.53, 0.6, 0.66, 0.71,
  0.74, 0.752, 0.76, 0.768, 0.782, 0.81, 0.85, 0.9, 0.95,
];

const usualPlan = (length: number, half: number): Vec2[] => [
  [0, half - 0.17],
  [0.25, half - 0.095],
  [0.7, half - 0.03],
  [1.4, half - 0.004],
  [length * 0.55, half],
  [length - 1, half - 0.012],
  [length - 0.4, half - 0.05],
  [length, half - 0.11],
];

/** The curves of a body; `d` is metres behind the nose, before noses and tails are leaned. */
export type Shape = {
  body: Body;
  /** Metres behind the nose of the two axles, and the radius of the arches. */
  axles: Vec2;
  archRadius: number;
  roof: (d: number) => number;
  belt: (d: number) => number;
  sill: (d: number) => number;
  /** Half width of the flank, and of the glasshouse above the belt. */
  flank: (d: number, y: number) => number;
  glasshouse: (d: number, y: number) => number;
  /** Half width of the flank by relative height; the flat ends are inset by `inset`. */
  section: (d: number, share: number, y: number) => number;
  inset: (d: number) => number;
  /** Half width where windscreen meets roof pillars. */
  screenEdge: (d: number) => number;
  /** Distance from the roof line, seen from the side. */
  fromRoof: (d: number, y: number) => number;
  lean: (d: number, y: number, z: number) => number;
};

/** Works out a body's curves; its greatest width and height are exactly those stated. */
export function shapeOf(body: Body): Shape {
  const { length, clearance, frontOverhang, wheelRadius: radius } = body;
  const axles: Vec2 = [frontOverhang, frontOverhang + body.wheelbase];
  const archRadius = radius + body.archGap;
  const outline = bspline(body.silhouette, 500);
  const rise = body.height - Math.max(...outline.map(([, y]) => y));
  const roofLine = outline.map(([d, y]): Vec2 => [d, y + rise * smoothstep(0.6, 1, y)]);
  const roof = graphOf(roofLine);
  const beltLine = spline(body.belt);
  const belt = (d: number) => Math.min(beltLine(d), roof(d) - 0.012);
  const sill = spline([
    [0, clearance + 0.05],
    [0.35, clearance],
    [length - 0.5, clearance],
    [length, clearance + 0.1],
  ]);
  const rawPlan = spline(body.plan ?? usualPlan(length, body.width / 2));
  const relief = spline(FLANK, 200);
  const fromArch = (d: number, y: number) =>
    Math.min(...axles.map((axle) => Math.hypot(d - axle, y - radius))) - archRadius;
  const flare = (d: number, y: number) =>
    body.flare *
    (1 - smoothstep(0, 0.13, fromArch(d, y))) *
    smoothstep(beltLine(d) + 0.02, beltLine(d) - 0.16, y);
  const unsized = (d: number, share: number, y: number) => rawPlan(d) + relief(share) + flare(d, y);
  const shareOf = (d: number, y: number) => clamp((y - sill(d)) / (belt(d) - sill(d)), 0, 1);
  const widest = Math.max(
    ...Array.from({ length: 61 * 41 }, (_, i) => {
      const d = (length * (i % 61)) / 60;
      const y = lerp(sill(d), belt(d), Math.floor(i / 61) / 40);
      return fromArch(d, y) < 0 ? 0 : unsized(d, shareOf(d, y), y);
    }),
  );
  const widen = body.width / 2 - widest;
  const section: Shape['section'] = (d, share, y) => unsized(d, share, y) + widen;
  const glasshouse: Shape['glasshouse'] = (d, y) => {
    const above = Math.max(0, y - belt(d));
    const step = 0.012 * smoothstep(0, 0.04, above);
    const lean = above * body.tumble + above * above * body.tumbleCurve;
    return rawPlan(d) + widen + relief(1) - step - lean;
  };
  const distance = lineDistance(roofLine.filter((_, i) => i % 4 === 0));
  return {
    body,
    axles,
    archRadius,
    roof,
    belt,
    sill,
    section,
    flank: (d, y) => section(d, shareOf(d, y), y),
    glasshouse,
    inset: endInset(length, body.ends),
    screenEdge: (d) => glasshouse(d, roof(d) - 0.13 * (roof(d) - belt(d))) * 0.835,
    fromRoof: distance,
    lean: leaning(body),
  };
}

/** Returns the inset of a section near the rounded edges of nose and tail. */
function endInset(length: number, [front, rear]: Vec2) {
  const round = (radius: number, t: number) =>
    t > 0 ? radius - Math.sqrt(Math.max(0, radius ** 2 - t ** 2)) : 0;
  return (d: number) => round(front, front - d) + round(rear, d - (length - rear));
}

/** Returns a spline counted from its minimum, so that the foremost point has no lean: a spline only nears its controls. */
function fromLeast(controls: readonly Vec2[]) {
  const points = bspline(controls, 200);
  const least = Math.min(...points.map(([, x]) => x));
  return graphOf(points.map(([y, x]): Vec2 => [y, x - least]));
}

function leaning(body: Body) {
  const { length } = body;
  const front = fromLeast(body.frontLean);
  const rear = fromLeast(body.rearLean);
  return (d: number, y: number, z: number) => {
    const forward = front(y) * (1 - smoothstep(0, 0.9, d));
    const back = rear(y) * smoothstep(length - body.rearBlend, length, d);
    const bow = lerp(0.16, -0.09, smoothstep(length * 0.25, length * 0.85, d));
    return d + forward - back + bow * z * z;
  };
}

/** Returns a point of the flank or glasshouse at a station and height. */
export function onSide(shape: Shape, d: number, y: number): Vec3 {
  const z = y > shape.belt(d) ? shape.glasshouse(d, y) : shape.flank(d, y);
  return [shape.lean(d, y, z), y, z];
}
