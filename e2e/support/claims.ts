import { evidence } from '../../lib/evidence/claims';
import { cardPercents } from '../../lib/evidence/model-card';
import { claims } from '../../lib/site';

/**
 * Claims that need evidence: percentages, rates, monthly sums, counts with a plus, sums in thousands
 * or more, '24/7', inspection points and the word 'verified'. Prices, years, mileages, measures and
 * counts are facts, not claims.
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

/** Text that must follow a monthly sum or a rate, within CAVEAT_WITHIN characters. */
const CAVEAT = /not a credit offer/i;
const CAVEAT_WITHIN = 200;
const NEEDS_CAVEAT = /month|APR/i;

const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'gi');

const known = [
  // Measured figures, as formatted on the model card page.
  ...cardPercents().map((figure) => new RegExp(`(?<![\\d.])${figure.replace('.', '\\.')}`, 'g')),
  ...evidence.flatMap(({ claim, wordings = [] }) => [literally(claim), ...wordings]),
  // In a definition list the label comes before its figure.
  ...claims.map(({ figure, label }) => literally(`${label} ${figure}`)),
];

const spans = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => ({
    found: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));

/**
 * Lists claims in a text that lack evidence or their caveat, each with the surrounding text. An
 * evidence entry covers the claims inside its own wording.
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
