import type { WheelName } from '@/lib/showroom/design-options';
import { lathe, latheInwards, pillow } from '../geometry/solids';
import { placed, type Surface } from '../geometry/surface';
import type { Vec2 } from '../geometry/vector';
import type { Material } from '../materials';
import { PartList } from '../parts/part-list';
import { WHEEL_DESIGNS, type WheelDesign } from './designs';
import { spokeSurfaces } from './spoke';
import { TYRE_WIDTH, tyre } from './tyre';

const HALF = TYRE_WIDTH / 2;
const HUB = 0.05;
const BOLTS = 5;

/** Returns a wheel about the z axis, with its outer face towards +z, by material. */
export function wheelSurfaces(name: WheelName, radius: number): Map<Material, Surface> {
  const design = WHEEL_DESIGNS[name];
  const parts = new PartList();
  const rim = radius * 0.745;
  parts.add('tyre', tyre(radius, rim));
  addRim(parts, rim);
  const face: Vec2 = [HALF - 0.014 - design.dish, HALF - 0.014];
  for (const spoke of design.spokes) {
    const { bright, dark } = spokeSurfaces(spoke, [HUB, rim - 0.011], face);
    parts.add('rim', bright);
    parts.add('rimdark', dark);
  }
  if (design.holes) addDisc(parts, rim, design.holes, face);
  addHub(parts, design, face[0]);
  addBrake(parts, rim);
  const back: Vec2[] = [
    [rim - 0.03, -HALF + 0.03],
    [0.02, -HALF + 0.03],
  ];
  parts.add('well', lathe(back, 24));
  return parts.merged();
}

/** Adds the bright lip, and the barrel 90 mm deep behind it. */
function addRim(parts: PartList, rim: number): void {
  const lip = lathe(
    [
      [rim + 0.006, HALF - 0.01],
      [rim + 0.005, HALF + 0.001],
      [rim - 0.004, HALF + 0.002],
      [rim - 0.012, HALF - 0.002],
      [rim - 0.014, HALF - 0.012],
    ],
    48,
  );
  parts.add('rim', lip);
  const barrel: Vec2[] = [
    [rim - 0.014, HALF - 0.012],
    [rim - 0.02, HALF - 0.05],
    [rim - 0.034, HALF - 0.09],
    [rim - 0.034, -HALF + 0.02],
  ];
  parts.add('rimdark', lathe(barrel, 40));
}

/** Adds a disc from hub to rim with dark holes in it. */
function addDisc(
  parts: PartList,
  rim: number,
  { count, radius, at: share }: NonNullable<WheelDesign['holes']>,
  [hub, edge]: Vec2,
): void {
  const outer = rim - 0.011;
  const place = (t: number): Vec2 => [
    HUB + (outer - HUB) * t,
    hub + (edge - hub) * (0.5 - 0.5 * Math.cos(t * Math.PI)),
  ];
  parts.add('rim', lathe([1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.25, 0].map(place), 48));
  const [distance, height] = place(share);
  const hole = latheInwards(
    [
      [0.001, 0.0006],
      [radius * 0.9, 0.0006],
      [radius, 0.0016],
      [radius * 1.08, -0.002],
    ],
    20,
  );
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * 2 * Math.PI;
    const tilt = Math.atan2(place(share + 0.05)[1] - place(share - 0.05)[1], 0.1 * (outer - HUB));
    const upright = placed(hole, { turnY: -tilt, at: [distance, 0, height + 0.001] });
    parts.add('gap', placed(upright, { turnZ: angle }));
  }
}

/** Adds the middle with its cap and bolts. */
function addHub(parts: PartList, { cap, holes }: WheelDesign, face: number): void {
  parts.add(
    'rim',
    latheInwards(
      [
        [cap * 0.8, face + 0.014],
        [0.06, face + 0.006],
        [0.07, face - 0.01],
        [0.07, face - 0.04],
      ],
      28,
    ),
  );
  parts.add(
    holes ? 'alloy' : 'gloss',
    latheInwards(
      [
        [0.001, face + 0.021],
        [cap * 0.76, face + 0.02],
        [cap, face + 0.012],
      ],
      24,
    ),
  );
  if (cap > 0.04) return;
  for (let i = 0; i < BOLTS; i++) {
    const angle = (i / BOLTS) * 2 * Math.PI + Math.PI / 2 + Math.PI / BOLTS;
    const bolt = latheInwards(
      [
        [0.001, 0],
        [0.008, -0.001],
        [0.009, -0.008],
      ],
      8,
    );
    const where = [Math.cos(angle) * 0.047, Math.sin(angle) * 0.047, face + 0.013] as const;
    parts.add('rimdark', placed(bolt, { at: where }));
  }
}

/** Adds a disc with its hat, and a calliper behind the axle. */
function addBrake(parts: PartList, rim: number): void {
  const back = HALF - 0.1;
  parts.add(
    'disc',
    latheInwards(
      [
        [0.05, back + 0.022],
        [rim * 0.36, back + 0.02],
        [rim * 0.38, back],
        [rim * 0.38, back],
        [rim * 0.76, back],
        [rim * 0.76, back],
        [rim * 0.76, back - 0.025],
      ],
      36,
    ),
  );
  parts.add(
    'rimdark',
    placed(pillow([0.07, 0.19, 0.06], 0.35, 12, 8), { at: [rim * 0.66, 0, back + 0.006] }),
  );
}
