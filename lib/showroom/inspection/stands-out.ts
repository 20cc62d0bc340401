import { ofState } from './describe';
import type { Inspected } from './types';

/** Maximum number that can be read at a glance; warnings are never left out. */
const MAX_SHOWN = 6;
/** Exceeds any weight: observed facts come before rules of thumb. */
const THUMB = 10;

/**
 * Returns all warnings, then the gravest points to look at as far as there is space, and the number
 * of those left out.
 */
export function standsOut(inspected: Inspected[]): { found: Inspected[]; more: number } {
  const rank = ({ point, isThumb }: Inspected) => point.weight - (isThumb ? THUMB : 0);
  const gravest = (state: 'warning' | 'look') =>
    ofState(inspected, state).sort((a, b) => rank(b) - rank(a));
  const warnings = gravest('warning');
  const looks = gravest('look');
  const shown = looks.slice(0, Math.max(0, MAX_SHOWN - warnings.length));
  return { found: [...warnings, ...shown], more: looks.length - shown.length };
}
