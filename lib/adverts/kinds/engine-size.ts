import { formatLitres } from '../../format';
import { compared, type Reader } from '../found';
import { isDenied, isOfAnother, matches } from '../text';

const LITRES = '(?<litres>[0-8]\\.\\d)';
const PATTERNS = [
  new RegExp(
    `(?<![\\d.,£-])${LITRES}(?:[ -]?(?:litres?|liters?|ltrs?|lt|l)\\b(?!\\/)|(?= (?:petrol|diesel|engine|turbo|plug-in|hybrid|mild|tdi|tsi|tfsi|hdi|dci|cdti|tdci|crdi|v6|v8|i-?vtec|ecoboost|fsi|gdi|16v|automatic|manual)\\b))`,
  ),
  new RegExp(`\\bengine(?: size| capacity)?(?: is)?[ :-]+(?<!\\d)${LITRES}(?!\\d)`),
  /(?<![\d.,£])(?<cc>\d{3,4}) ?cc\b/,
  /\b(?<word>one|two|three|four|five)[ -](?:point[ -](?<point>one|two|three|four|five|six|seven|eight|nine)[ -])?litre\b/,
];
const DIGITS = 'zero one two three four five six seven eight nine'.split(' ');

const OF_SOMETHING =
  /^\s*(?:of (?!power)|boot|per|\/ ?100|tank|fuel tank|load|capacity boot|bottle|a |each|in the)/;
/** An engine's size may be rounded up or down: 1,242 cc is 1.2 litres. */
const ROUNDING = 0.07;

export const engineSize: Reader = (text, { engineSize: field }) =>
  PATTERNS.flatMap((pattern) => matches(text, pattern)).flatMap((match) => {
    const { group } = match;
    if (isOfAnother(match) || isDenied(match) || OF_SOMETHING.test(match.after)) return [];
    const said = group('litres')
      ? Number(group('litres'))
      : group('cc')
        ? Number(group('cc')) / 1000
        : DIGITS.indexOf(group('word')) + Math.max(0, DIGITS.indexOf(group('point'))) / 10;
    if (said < 0.5) return [];
    return compared(match, {
      value: [said - ROUNDING / 2, said + ROUNDING / 2],
      says: formatLitres(said),
      field: field === null ? null : formatLitres(field),
      agrees: field === null ? null : Math.abs(said - field) <= ROUNDING,
    });
  });
