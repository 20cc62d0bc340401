import { at, lerp, steps } from '../geometry/numbers';
import { flipped, merge, net } from '../geometry/surface';
import type { Vec2, Vec3 } from '../geometry/vector';

/** A spoke between two places, each as [share of the way from hub to rim, radians from upright]. */
export type Spoke = {
  from: Vec2;
  to: Vec2;
  /** Widths in metres at its two ends. */
  widths: Vec2;
  /** Whether the face between its edges is machined bright or left dark. */
  face: 'bright' | 'dark';
};

/** Section of a spoke: [share of half its width, metres behind its face]. Its edges are bevelled. */
const SECTION: readonly Vec2[] = [
  [-1, 0.045],
  [-1, 0.006],
  [-0.8, 0],
  [0.8, 0],
  [1, 0.006],
  [1, 0.045],
];
const LENGTHS = 8;

/**
 * Returns the bright face and the dark flanks of a spoke. `radii` are those of hub and rim, `dish` the distance (z) of
 * the face at both, in metres.
 */
export function spokeSurfaces({ from, to, widths, face }: Spoke, radii: Vec2, dish: Vec2) {
  const place = (v: number, across: number, behind: number): Vec3 => {
    const share = lerp(from[0], to[0], v);
    const radius = lerp(radii[0], radii[1], share);
    const angle = lerp(from[1], to[1], v) + Math.PI / 2;
    const half = (lerp(widths[0], widths[1], v ** 1.3) / 2) * across;
    return [
      Math.cos(angle) * radius - Math.sin(angle) * half,
      Math.sin(angle) * radius + Math.cos(angle) * half,
      lerp(dish[0], dish[1], Math.sin((share * Math.PI) / 2)) - behind,
    ];
  };
  const strips = steps(SECTION.length - 2).map((_, i) => {
    const [a, b] = [at(SECTION, i), at(SECTION, i + 1)];
    const strip = net((u, v) => place(v, lerp(a[0], b[0], u), lerp(a[1], b[1], u)), 1, LENGTHS);
    const normal = at(strip.normals, LENGTHS >> 1);
    // Faces look outwards, flanks to their own side.
    const angle = lerp(from[1], to[1], 0.5) + Math.PI / 2;
    const sideways = -Math.sin(angle) * normal[0] + Math.cos(angle) * normal[1];
    const outwards = normal[2] + Math.sign(a[0] + b[0]) * sideways;
    return outwards < 0 ? flipped(strip) : strip;
  });
  const top = merge(strips.slice(1, 4));
  const flanks = merge([at(strips, 0), at(strips, 4)]);
  return face === 'bright'
    ? { bright: top, dark: flanks }
    : { bright: merge([]), dark: merge([top, flanks]) };
}
