import type { WheelName } from '@/lib/showroom/design-options';
import { at, lerp, steps } from './geometry/numbers';
import { lathe, latheInwards, pillow } from './geometry/solids';
import { flipped, merge, net, placed, type Surface } from './geometry/surface';
import type { Vec2 } from './geometry/vector';
import type { Material } from './materials';
import { PartList } from './parts/part-list';

export const TYRE_WIDTH = 0.225;

type Spoke = { angle: number; inner: number; outer: number; from: number; to: number };

/** Spokes of each design: widths at hub and rim, and how far they reach. */
function spokesOf(name: WheelName, hub: number, rim: number): Spoke[] {
  const ring = (count: number, shift: number, inner: number, outer: number) =>
    Array.from({ length: count }, (_, i) => ({
      angle: (i / count) * 2 * Math.PI + Math.PI / 2 + shift,
      inner,
      outer,
      from: hub,
      to: rim,
    }));
  switch (name) {
    case 'five':
      return ring(5, 0, 0.062, 0.082);
    case 'twin':
      return [-0.19, 0.19].flatMap((shift) => ring(5, shift, 0.03, 0.03));
    case 'multi':
      return ring(12, 0, 0.02, 0.026);
    case 'aero':
      return ring(5, 0, 0.06, 0.185);
  }
}

/** A wheel about the z axis, its outer face towards +z, by material. */
export function wheelSurfaces(name: WheelName, radius: number): Map<Material, Surface> {
  const parts = new PartList();
  const rim = radius * (name === 'aero' ? 0.72 : 0.745);
  const half = TYRE_WIDTH / 2;
  parts.add('tyre', tyre(radius, rim, half));
  const lip = lathe(
    [
      [rim + 0.006, half - 0.01],
      [rim + 0.005, half + 0.001],
      [rim - 0.007, half + 0.001],
      [rim - 0.013, half - 0.008],
    ],
    48,
  );
  parts.add('rim', lip);
  const barrel: Vec2[] = [
    [rim - 0.013, half - 0.008],
    [rim - 0.02, half - 0.06],
    [rim - 0.036, half - 0.1],
    [rim - 0.036, -half + 0.02],
  ];
  parts.add('rimdark', lathe(barrel, 40));
  const face: Vec2 = [half - 0.05, half - 0.014];
  for (const spoke of spokesOf(name, 0.05, rim - 0.011)) {
    const { bright, dark } = spokeSurfaces(spoke, face);
    parts.add('rim', bright);
    parts.add('rimdark', dark);
  }
  const [hubFace] = face;
  parts.add(
    'rim',
    latheInwards(
      [
        [0.026, hubFace + 0.014],
        [0.06, hubFace + 0.006],
        [0.07, hubFace - 0.01],
        [0.07, hubFace - 0.04],
      ],
      28,
    ),
  );
  parts.add(
    'gloss',
    latheInwards(
      [
        [0.001, hubFace + 0.021],
        [0.022, hubFace + 0.02],
        [0.029, hubFace + 0.013],
      ],
      24,
    ),
  );
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * 2 * Math.PI + Math.PI / 2 + Math.PI / 5;
    const bolt = latheInwards(
      [
        [0.001, 0],
        [0.008, -0.001],
        [0.009, -0.008],
      ],
      8,
    );
    const where = [Math.cos(angle) * 0.046, Math.sin(angle) * 0.046, hubFace + 0.013] as const;
    parts.add('rimdark', placed(bolt, { at: where }));
  }
  parts.add(
    'disc',
    latheInwards(
      [
        [0.05, half - 0.1],
        [rim * 0.74, half - 0.1],
        [rim * 0.74, half - 0.1],
        [rim * 0.74, half - 0.125],
      ],
      32,
    ),
  );
  parts.add(
    'rimdark',
    placed(pillow([0.075, 0.17, 0.05], 0.4, 12, 8), { at: [rim * 0.63, 0, half - 0.1] }),
  );
  const back: Vec2[] = [
    [rim - 0.03, -half + 0.06],
    [0.02, -half + 0.06],
  ];
  parts.add('well', lathe(back, 24));
  return parts.merged();
}

/** Bead, bulging side wall, shoulder, tread with two grooves, and the inner wall. */
function tyre(radius: number, rim: number, half: number): Surface {
  const wall = radius - rim;
  const groove = (z: number): Vec2[] => [
    [radius, z + 0.006],
    [radius, z + 0.006],
    [radius - 0.007, z + 0.005],
    [radius - 0.007, z - 0.005],
    [radius, z - 0.006],
    [radius, z - 0.006],
  ];
  return latheInwards(
    [
      [rim - 0.004, half - 0.014],
      [rim + 0.008, half - 0.004],
      [rim + wall * 0.2, half + 0.001],
      [rim + wall * 0.24, half + 0.004],
      [rim + wall * 0.29, half + 0.002],
      [rim + wall * 0.5, half + 0.003],
      [rim + wall * 0.72, half - 0.003],
      [radius - 0.016, half - 0.014],
      [radius - 0.005, half - 0.026],
      [radius, half - 0.045],
      ...groove(half * 0.36),
      ...groove(-half * 0.36),
      [radius, -half + 0.045],
      [radius - 0.006, -half + 0.024],
      [radius - 0.03, -half + 0.006],
      [rim, -half + 0.01],
    ],
    48,
  );
}

/** A spoke that dishes in towards the hub: bright face, dark flanks. */
function spokeSurfaces({ angle, inner, outer, from, to }: Spoke, [hub, edge]: Vec2) {
  const section: readonly Vec2[] = [
    [-1, -0.04],
    [-1, -0.006],
    [-0.86, 0],
    [0.86, 0],
    [1, -0.006],
    [1, -0.04],
  ];
  const strip = (side: number) => {
    const [a, b] = [at(section, side), at(section, side + 1)];
    const surface = net(
      (u, v) => {
        const width = lerp(inner, outer, v ** 1.3) / 2;
        const z = lerp(hub, edge, Math.sin(v * Math.PI * 0.5));
        return [lerp(from, to, v), lerp(a[0], b[0], u) * width, z + lerp(a[1], b[1], u)];
      },
      1,
      8,
    );
    const turned = at(surface.normals, 4);
    const outside = turned[2] + Math.sign(a[0] + b[0]) * turned[1];
    return placed(outside < 0 ? flipped(surface) : surface, { turnZ: angle });
  };
  const strips = steps(4).map((t) => strip(Math.round(t * 4)));
  return { bright: merge(strips.slice(1, 4)), dark: merge([at(strips, 0), at(strips, 4)]) };
}
