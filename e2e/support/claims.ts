import { evidence } from '../../lib/evidence/claims';
import { cardPercents } from '../../lib/evidence/model-card';
import { claims } from '../../lib/site';

/**
 * What counts as a claim that has to be accounted for: a percentage, a rate, a sum per month, a
 * count with a plus, a sum in thousands or more, round-the-clock, points of an inspection, and the
 * word 'verified'. Prices, years, mileages, measures and counts are facts and no claims.
 */
const CLAIMS = [
  /\d[\d.,]*\s?(?:%|per cent\b)/gi,
  /\bAPR\b/g,
  /£[\d,.]+\s?(?:\/|a |per )\s?month\b/gi,
  /\/month\b/gi,
  /\b\d[\d,]*\+(?!\d)/g,
  /£\d[\d.,]*\s?(?:k|m|bn|million|billion)\b/gi,
  /\b24\/7\b/g,
  /\b\d+-point\b/gi,
  /\b(?:un)?verified\b/gi,
];

/** Words that have to follow a sum per month or a rate, within these letters. */
const CAVEAT = /not a credit offer/i;
const CAVEAT_WITHIN = 200;
const NEEDS_CAVEAT = /month|APR/i;

const literally = (words: string) =>
  new RegExp(words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'gi');

const known = [
  // The measured figures, as the model card's page writes them.
  ...cardPercents().map((figure) => new RegExp(`(?<![\\d.])${figure.replace('.', '\\.')}`, 'g')),
  ...evidence.flatMap(({ claim, wordings = [] }) => [literally(claim), ...wordings]),
  // In a list of terms the words stand before their figure.
  ...claims.map(({ figure, words }) => literally(`${words} ${figure}`)),
];

const spans = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => ({
    found: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));

/**
 * The claims of a text that no entry of the evidence covers, or that lack their caveat, each with
 * its surroundings. An entry covers what stands within its own words.
 */
export function unaccounted(text: string): string[] {
  const covered = known.flatMap((pattern) => spans(text, pattern));
  return CLAIMS.flatMap((pattern) => spans(text, pattern)).flatMap(({ found, from, to }) => {
    const near = text.slice(Math.max(0, from - 40), to + 40).replace(/\s+/g, ' ');
    if (!covered.some((entry) => entry.from <= from && entry.to >= to)) {
      return [`no evidence for “${found}” in “${near}”`];
    }
    const hasCaveat = CAVEAT.test(text.slice(from, to + CAVEAT_WITHIN));
    return NEEDS_CAVEAT.test(found) && !hasCaveat
      ? [`no caveat after “${found}” in “${near}”`]
      : [];
  });
}
