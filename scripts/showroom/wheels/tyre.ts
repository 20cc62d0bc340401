import { latheInwards } from '../geometry/solids';
import type { Surface } from '../geometry/surface';
import type { Vec2 } from '../geometry/vector';

export const TYRE_WIDTH = 0.225;

/** Returns a tyre: bead, side wall with two rings, round shoulder, a tread with five grooves, and the inner wall. */
export function tyre(radius: number, rim: number): Surface {
  const half = TYRE_WIDTH / 2;
  const wall = radius - rim;
  const groove = (z: number): Vec2[] => [
    [radius, z + 0.005],
    [radius, z + 0.005],
    [radius - 0.007, z + 0.004],
    [radius - 0.007, z - 0.004],
    [radius, z - 0.005],
    [radius, z - 0.005],
  ];
  const rib = (share: number): Vec2[] => [
    [rim + wall * (share - 0.035), half + 0.001],
    [rim + wall * share, half + 0.0035],
    [rim + wall * (share + 0.035), half + 0.001],
  ];
  return latheInwards(
    [
      [rim - 0.004, half - 0.014],
      [rim + 0.006, half - 0.005],
      [rim + wall * 0.16, half - 0.001],
      ...rib(0.26),
      [rim + wall * 0.48, half + 0.003],
      ...rib(0.62),
      [rim + wall * 0.76, half - 0.004],
      [radius - 0.02, half - 0.012],
      [radius - 0.009, half - 0.022],
      [radius - 0.003, half - 0.034],
      [radius, half - 0.046],
      ...[0.4, 0.2, 0, -0.2, -0.4].flatMap((share) => groove(half * share * 1.4)),
      [radius, -half + 0.046],
      [radius - 0.009, -half + 0.022],
      [radius - 0.03, -half + 0.006],
      [rim, -half + 0.01],
    ],
    48,
  );
}
