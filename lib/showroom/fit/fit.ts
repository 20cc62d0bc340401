import type { BodyName } from '../design-options';
import { BOOTS } from './boot';
import type { Range } from './lengths';
import { type Measure, SPACES, type Space } from './spaces';

export type Sizes = Record<'length' | 'width' | 'widthWithMirrors' | 'height', Range>;

export type Verdict = 'fits' | 'close' | 'not';

/** A comparison of one measure of the space with the cars. */
export type Check = {
  subject: Measure | 'boot';
  /** The space's size, in mm. */
  have: number;
  /** The cars' size along this measure. */
  size: Range;
  /** Whether the sizes belong to one car, and are not the ends of a class. */
  isOne: boolean;
  /**
   * The sizes with their clearance: the minimum for the smallest car, and enough for the largest.
   */
  need: Range;
  verdict: Verdict;
};

export type Fit = { verdict: Verdict; checks: Check[]; boot: Check | null };

/** Clearances in mm, rules of thumb. */
const RULES = {
  /** Space beside the car on one side, to open a door and get out. */
  door: 600,
  /** The same space with a wheelchair: the hatched strip of a disabled bay. */
  wheelchair: 1200,
  /** Length beyond the car's: the minimum to get into a street bay, and a comfortable one. */
  street: [500, 1000],
  /** Total clearance at the ends, over an open boot, at the entrance's sides and above. */
  ends: 100,
  sides: 100,
  above: 50,
} as const;

const ORDER: readonly Verdict[] = ['fits', 'close', 'not'];

/** Returns the worst of the verdicts. */
const worst = (verdicts: Verdict[]) =>
  ORDER[Math.max(0, ...verdicts.map((verdict) => ORDER.indexOf(verdict)))] ?? 'fits';

function check(subject: Check['subject'], have: number, size: Range, room: Range): Check {
  const need = [size[0] + room[0], size[1] + room[1]] as const;
  const verdict = have < need[0] ? 'not' : have >= need[1] ? 'fits' : 'close';
  return { subject, have, size, isOne: size[0] === size[1], need, verdict };
}

/** The space beside the cars that is needed to get out. */
export const doorRoom = ({ kind }: Space) =>
  kind === 'disabled-bay' ? RULES.wheelchair : RULES.door;

/** The width of a car whose far mirror touches the wall: its body and that mirror. */
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
  // The smallest with its mirrors folded, the largest with its mirrors out.
  door: (_, have, { width, widthWithMirrors }) => ({
    ...check('door', have, [width[0], widthWithMirrors[1]], [0, RULES.sides]),
    isOne: width[0] === width[1],
  }),
  doorHeight: (_, have, { height }) => check('doorHeight', have, height, [0, RULES.above]),
};

/** Whether the boot can be opened inside; null if the space has no limit above or behind. */
function bootCheck({ kind, length, height }: Space, sizes: Sizes, body: BodyName): Check | null {
  const boot = BOOTS[body];
  if (boot.opens === 'up') {
    // An open boot is never lower than its car's roof.
    const top = boot.top.map((mm, i) => Math.max(mm, sizes.height[i] ?? 0)) as [number, number];
    const isOne = sizes.height[0] === sizes.height[1];
    return height === undefined ? null : { ...check('boot', height, top, [0, RULES.ends]), isOne };
  }
  if (SPACES[kind].shape !== 'garage') return null;
  return check('boot', length, sizes.length, boot.reach);
}

/**
 * Whether cars of a body with these minimum and maximum sizes fit into a space: `fits` if all of
 * them do, `not` if none does, `close` in between. The boot has its own check, since a car fits
 * with it shut.
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
