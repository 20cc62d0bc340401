import type { BodyName } from '../design-options';
import { BOOTS } from './boot';
import type { Range } from './lengths';
import { type Measure, SPACES, type Space } from './spaces';

export type Sizes = Record<'length' | 'width' | 'widthWithMirrors' | 'height', Range>;

export type Verdict = 'fits' | 'close' | 'not';

/** One measure of the space against the cars. */
export type Check = {
  subject: Measure | 'boot';
  /** What the space has, in mm. */
  have: number;
  /** The cars' size along this measure. */
  size: Range;
  /** Whether the sizes are one car's, and not the ends of a class. */
  isOne: boolean;
  /** What even the least car needs, and what is enough for the greatest: sizes with the room they want. */
  need: Range;
  verdict: Verdict;
};

export type Fit = { verdict: Verdict; checks: Check[]; boot: Check | null };

/** Rules of thumb in mm. */
const RULES = {
  /** Beside the car on one side, to open a door and get out. */
  door: 600,
  /** The same with a wheelchair: the hatched strip of a disabled bay. */
  wheelchair: 1200,
  /** Longer than the car: the least to get into a street bay, and what is easy. */
  street: [500, 1000],
  /** Air, all in all, at the ends, over an open boot, at the entrance's sides and above. */
  ends: 100,
  sides: 100,
  above: 50,
} as const;

const ORDER: readonly Verdict[] = ['fits', 'close', 'not'];

/** The worst of verdicts. */
const worst = (verdicts: Verdict[]) =>
  ORDER[Math.max(0, ...verdicts.map((verdict) => ORDER.indexOf(verdict)))] ?? 'fits';

function check(subject: Check['subject'], have: number, size: Range, room: Range): Check {
  const need = [size[0] + room[0], size[1] + room[1]] as const;
  const verdict = have < need[0] ? 'not' : have >= need[1] ? 'fits' : 'close';
  return { subject, have, size, isOne: size[0] === size[1], need, verdict };
}

/** The room beside the cars that a way out takes. */
export const doorRoom = ({ kind }: Space) =>
  kind === 'disabled-bay' ? RULES.wheelchair : RULES.door;

/** A car that stands with the far mirror against the wall: its body and that mirror. */
export const standingWidth = ({ width, widthWithMirrors }: Sizes): Range => [
  (width[0] + widthWithMirrors[0]) / 2,
  (width[1] + widthWithMirrors[1]) / 2,
];

const CHECKS: Record<Measure, (space: Space, have: number, sizes: Sizes) => Check> = {
  length: ({ kind }, have, { length }) => {
    const { shape } = SPACES[kind];
    if (shape === 'street') return check('length', have, length, RULES.street);
    return check('length', have, length, [0, shape === 'garage' ? RULES.ends : 0]);
  },
  width: (space, have, sizes) => {
    // Along a kerb the doors open over the pavement and the road.
    if (SPACES[space.kind].shape === 'street') return check('width', have, sizes.width, [0, 0]);
    const room = doorRoom(space);
    return check('width', have, standingWidth(sizes), [room, room]);
  },
  height: (_, have, { height }) => check('height', have, height, [0, RULES.above]),
  // The least with its mirrors folded, the greatest with its mirrors out.
  door: (_, have, { width, widthWithMirrors }) => ({
    ...check('door', have, [width[0], widthWithMirrors[1]], [0, RULES.sides]),
    isOne: width[0] === width[1],
  }),
  doorHeight: (_, have, { height }) => check('doorHeight', have, height, [0, RULES.above]),
};

/** Whether the boot can be opened inside; null where nothing is above or behind. */
function bootCheck({ kind, length, height }: Space, sizes: Sizes, body: BodyName): Check | null {
  const boot = BOOTS[body];
  if (boot.opens === 'up') {
    // No boot opens lower than its car's roof is high.
    const top = boot.top.map((mm, i) => Math.max(mm, sizes.height[i] ?? 0)) as [number, number];
    const isOne = sizes.height[0] === sizes.height[1];
    return height === undefined ? null : { ...check('boot', height, top, [0, RULES.ends]), isOne };
  }
  if (SPACES[kind].shape !== 'garage') return null;
  return check('boot', length, sizes.length, boot.reach);
}

/**
 * Whether cars of a body with these least and greatest sizes fit into a space: `fits` where all of them
 * do, `not` where none does, `close` in between. The boot is told apart, since a car fits with it shut.
 */
export function fitOf(space: Space, sizes: Sizes, body: BodyName): Fit {
  const checks = (Object.keys(CHECKS) as Measure[]).flatMap((measure) => {
    const have = space[measure];
    return have === undefined ? [] : CHECKS[measure](space, have, sizes);
  });
  return {
    verdict: worst(checks.map(({ verdict }) => verdict)),
    checks,
    boot: bootCheck(space, sizes, body),
  };
}
