import { plannedFeatures, plannedFeaturesNotice } from '../../lib/legal/planned-features';

/** Words that say of a feature that it is not there, and how near they have to stand. */
const NOT_OPEN = /\b(?:not open|yet|will|planned)\b/i;
const WITHIN = 160;

/**
 * The promises of a text that speak of a planned feature as if it were open, with their surroundings.
 * A text that holds the notice of what is not open may regulate it.
 */
export function emptyPromises(text: string): string[] {
  if (text.includes(plannedFeaturesNotice)) return [];
  return plannedFeatures.flatMap(({ name, promise }) =>
    [...text.matchAll(promise)].flatMap(({ 0: words, index }) => {
      const near = text.slice(Math.max(0, index - WITHIN), index + words.length + WITHIN);
      return NOT_OPEN.test(near) ? [] : [`${name}: “${words}” in “${near}”`];
    }),
  );
}
