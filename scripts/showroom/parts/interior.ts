import { lerp } from '../geometry/numbers';
import { box, pillow, tube } from '../geometry/solids';
import { merge, mirrored, net, placed, type Surface } from '../geometry/surface';
import type { Vec3 } from '../geometry/vector';
import { addOpenCabin } from './open-cabin';
import type { PartList } from './part-list';
import type { Shape } from './shape';

/** Distance of the front seats from the middle, in metres. */
const SEAT = 0.36;

/** Adds floor, door linings, dashboard, seats and a steering wheel on the right. */
export function addInterior(parts: PartList, shape: Shape, opens: boolean): void {
  const { body } = shape;
  const { glass, open, seatHeight } = body;
  const half = body.width / 2;
  const floor = body.clearance + 0.17;
  const [from, to] = body.cabin ?? [
    glass.cowl + 0.12,
    (glass.rear?.kind === 'sloping' ? glass.rear.to : body.length) - 0.35,
  ];
  const middle = (from + to) / 2;
  const top = shape.belt(middle) - 0.05;
  if (opens) addOpenCabin(parts, shape, { from, to, floor, top });
  else addClosedCabin(parts, shape, { from, to, floor, top });
  addDashboard(parts, from, top, half);
  const cover = open ? 'saddle' : 'leather';
  for (const d of body.seats)
    parts.add(cover, mirrored(placed(seat(0.5), { at: [d, seatHeight, SEAT] })));
  for (const d of body.benches) parts.add(cover, placed(bench(), { at: [d, seatHeight, 0] }));
  if (open) addCockpit(parts, shape, open);
}

type Cabin = { from: number; to: number; floor: number; top: number };

/** Adds the interior that is seen through the windows of a car that stays closed. */
function addClosedCabin(parts: PartList, { body }: Shape, { from, to, floor, top }: Cabin): void {
  const { glass } = body;
  const half = body.width / 2;
  const middle = (from + to) / 2;
  const level = (floor + top) / 2;
  parts.add('interior', placed(box([to - from, 0.02, half * 1.5]), { at: [middle, floor, 0] }));
  for (const d of [from, to])
    parts.add('interior', placed(box([0.02, top - floor, half * 1.5]), { at: [d, level, 0] }));
  const lining = placed(box([to - from, top - floor, 0.02]), { at: [middle, level, half * 0.83] });
  parts.add('interior', mirrored(lining));
  // A shelf behind the seats hides the boot from above, through the rear screen.
  if (glass.rear?.kind === 'sloping' && !body.bed)
    parts.add(
      'interior',
      placed(box([body.length - 0.25 - to, 0.02, half * 1.5]), {
        at: [(to + body.length - 0.25) / 2, top, 0],
      }),
    );
}

function addDashboard(parts: PartList, d: number, top: number, half: number): void {
  const board = pillow([0.46, 0.2, half * 1.62], 0.35, 16, 8);
  parts.add('interior', placed(board, { at: [d + 0.22, top - 0.06, 0] }));
  const hood = pillow([0.2, 0.09, 0.38], 0.5, 14, 8);
  parts.add('interior', placed(hood, { at: [d + 0.34, top + 0.035, SEAT] }));
  const screen = placed(box([0.012, 0.13, 0.24]), {
    turnZ: 0.25,
    at: [d + 0.45, top + 0.05, 0.02],
  });
  parts.add('gloss', screen);
  const tunnel = pillow([1.1, 0.22, 0.2], 0.3, 14, 8);
  parts.add('interior', placed(tunnel, { at: [d + 0.9, top - 0.32, 0] }));
  const wheel = merge([
    ring(0.178, 0.0155),
    tube(
      [
        [-0.16, 0.01, 0],
        [0, -0.02, 0.015],
        [0.16, 0.01, 0],
      ].map(asVec3),
      0.018,
      6,
    ),
    tube(
      [
        [0, -0.02, 0.015],
        [0, -0.165, 0],
      ].map(asVec3),
      0.016,
      6,
    ),
    placed(pillow([0.11, 0.09, 0.05], 0.6, 12, 8), { at: [0, -0.02, 0.01] }),
  ]);
  const facing = placed(wheel, { turnY: Math.PI / 2 });
  parts.add('interior', placed(facing, { turnZ: 0.38, at: [d + 0.56, top + 0.0, SEAT] }));
}

const asVec3 = ([x = 0, y = 0, z = 0]: readonly number[]): Vec3 => [x, y, z];

const ring = (radius: number, thickness: number): Surface =>
  net(
    (u, v) => {
      const [a, b] = [u * 2 * Math.PI, v * 2 * Math.PI];
      const r = radius + thickness * Math.cos(b);
      return [r * Math.cos(a), r * Math.sin(a), thickness * Math.sin(b)];
    },
    32,
    8,
    true,
  );

/** Returns a seat: a cushion with raised sides, a back with bolsters, a headrest on two posts. */
function seat(width: number): Surface {
  const bolster = mirrored(
    placed(pillow([0.44, 0.1, 0.09], 0.5, 12, 8), { at: [0, 0.07, width * 0.42] }),
  );
  const side = mirrored(
    placed(pillow([0.17, 0.5, 0.09], 0.5, 12, 8), { turnZ: -0.22, at: [0.27, 0.3, width * 0.42] }),
  );
  const posts = mirrored(
    tube(
      [
        [0.35, 0.55, 0.05],
        [0.375, 0.66, 0.05],
      ],
      0.008,
      6,
    ),
  );
  return merge([
    placed(pillow([0.5, 0.16, width], 0.4), { at: [0, 0, 0] }),
    placed(pillow([0.13, 0.6, width * 0.9], 0.45), { turnZ: -0.22, at: [0.3, 0.3, 0] }),
    placed(pillow([0.085, 0.17, width * 0.52], 0.5, 12, 8), { turnZ: -0.15, at: [0.385, 0.67, 0] }),
    bolster,
    side,
    posts,
  ]);
}

function bench(): Surface {
  const rests = mirrored(placed(pillow([0.08, 0.15, 0.24], 0.5, 12, 8), { at: [0.37, 0.6, 0.38] }));
  return merge([
    pillow([0.48, 0.16, 1.24], 0.3),
    placed(pillow([0.13, 0.56, 1.24], 0.35), { turnZ: -0.25, at: [0.28, 0.28, 0] }),
    rests,
  ]);
}

/** Adds the interior of an open car: padded edges, door cards, a rear deck with two humps, roll hoops. */
function addCockpit(parts: PartList, shape: Shape, [from, to]: readonly [number, number]): void {
  const edge = (drop: number, inwards: number, depth: number) =>
    net(
      (u, v) => {
        const d = lerp(from - 0.5, to, u);
        const y = shape.belt(d) + 0.008 - drop;
        const lean = inwards + depth * v * v;
        return [d, y - 0.12 * v, shape.glasshouse(d, y) - lean];
      },
      30,
      4,
    );
  parts.add('interior', mirrored(edge(0, 0.004, 0.05)), 'attached');
  const card = net(
    (u, v) => {
      const d = lerp(from - 0.4, to - 0.1, u);
      const y = shape.belt(d) - 0.06 - 0.22 * v;
      return [d, y, shape.glasshouse(d, y) - 0.085];
    },
    20,
    3,
  );
  parts.add('saddle', mirrored(card), 'attached');
  const y = shape.belt(to);
  const half = shape.body.width / 2;
  parts.add(
    'trim',
    placed(pillow([0.34, 0.1, half * 1.5], 0.35, 20, 10), { at: [to - 0.06, y - 0.03, 0] }),
  );
  const hump = pillow([0.62, 0.15, 0.44], 0.75, 18, 10);
  parts.add(
    'paint',
    mirrored(placed(hump, { turnZ: -0.06, at: [to + 0.16, y + 0.015, SEAT] })),
    'attached',
  );
  const hoop: Vec3[] = [
    [to - 0.1, y - 0.06, SEAT - 0.16],
    [to - 0.12, y + 0.1, SEAT - 0.15],
    [to - 0.12, y + 0.17, SEAT - 0.08],
    [to - 0.12, y + 0.19, SEAT],
    [to - 0.12, y + 0.17, SEAT + 0.08],
    [to - 0.12, y + 0.1, SEAT + 0.15],
    [to - 0.1, y - 0.06, SEAT + 0.16],
  ];
  parts.add('alloy', mirrored(tube(hoop, 0.016, 8)));
}
