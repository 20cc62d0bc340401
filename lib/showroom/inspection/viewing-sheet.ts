import type { Inspected, PointState } from './types';

export const SHEET_POINTS = 30;
/**
 * Maximum number of points of one group, so that the sheet covers the whole car; warnings are
 * always included.
 */
const MAX_OF_GROUP = 5;

/** Score of a rule of thumb, lower than that of a tester's note. */
const THUMB = 15;
/** A point for at least this number of fuels applies to nearly every car. */
const MANY_FUELS = 4;

const BY_STATE: Record<PointState, number> = {
  warning: 70,
  look: 35,
  question: 0,
  fine: -30,
  'not applicable': Number.NEGATIVE_INFINITY,
};

/**
 * Whether the point is for some cars only, including this one: such points make each sheet
 * individual.
 */
const isSpecial = ({ point: { only }, isUnsure }: Inspected) =>
  only !== undefined && !isUnsure && (only.fuels?.length ?? 0) < MANY_FUELS;

const score = (one: Inspected) =>
  one.point.weight * 10 +
  (one.isThumb ? THUMB : BY_STATE[one.state]) +
  (one.isBlank ? 15 : 0) +
  (isSpecial(one) ? 8 : 0);

/** The 30 most important points for a car, in the order of the viewing. */
export function viewingSheet(inspected: Inspected[]): Inspected[] {
  const ranked = inspected
    .filter(({ state }) => state !== 'not applicable')
    .sort((a, b) => score(b) - score(a));
  const counts = new Map<string, number>();
  const first: Inspected[] = [];
  const rest: Inspected[] = [];
  for (const one of ranked) {
    const count = counts.get(one.group) ?? 0;
    const hasRoom = one.state === 'warning' || count < MAX_OF_GROUP;
    (hasRoom ? first : rest).push(one);
    if (hasRoom) counts.set(one.group, count + 1);
  }
  const chosen = new Set([...first, ...rest].slice(0, SHEET_POINTS));
  return inspected.filter((one) => chosen.has(one));
}
