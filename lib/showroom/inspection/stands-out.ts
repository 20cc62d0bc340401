import { ofState } from './describe';
import type { Inspected } from './types';

/** As many as can be read at a glance; warnings are never left out. */
const MOST = 6;
/** More than any weight: what was seen comes before rules of thumb. */
const THUMB = 10;

/** All warnings, and as far as there is room what to look at, gravest first; and how many looks are left out. */
export function standsOut(inspected: Inspected[]): { found: Inspected[]; more: number } {
  const rank = ({ point, isThumb }: Inspected) => point.weight - (isThumb ? THUMB : 0);
  const gravest = (state: 'warning' | 'look') =>
    ofState(inspected, state).sort((a, b) => rank(b) - rank(a));
  const warnings = gravest('warning');
  const looks = gravest('look');
  const shown = looks.slice(0, Math.max(0, MOST - warnings.length));
  return { found: [...warnings, ...shown], more: looks.length - shown.length };
}
