import { plannedFeatures, plannedFeaturesNotice } from '../../lib/legal/planned-features';

/** Wording that marks a feature as unavailable, and its maximum distance in characters. */
const NOT_OPEN = /\b(?:not open|yet|will|planned)\b/i;
const WITHIN = 160;

/**
 * Lists passages that present a planned feature as available, with the surrounding text. A text that
 * contains the planned-features notice is exempt, as legal texts must regulate these features.
 */
export function emptyPromises(text: string): string[] {
  if (text.includes(plannedFeaturesNotice)) return [];
  return plannedFeatures.flatMap(({ name, promise }) =>
    [...text.matchAll(promise)].flatMap(({ 0: found, index }) => {
      const near = text.slice(Math.max(0, index - WITHIN), index + found.length + WITHIN);
      return NOT_OPEN.test(near) ? [] : [`${name}: “${found}” in “${near}”`];
    }),
  );
}
