import { plural } from '../../format';
import { compared, type Reader } from '../found';
import { COUNT, countOf, ORDINAL, ordinalOf } from '../numbers';
import { type Match, matches } from '../text';

const OWNER = '(?:owner|keeper|hand)';
const KIND =
  '(?:(?:lady|careful|private|registered|local|family|elderly|mature|company|only|single|fastidious|genuine|gentleman|recorded|uk|caring)[ ,]+)*';
const PREVIOUS = '(?<previous>previous|former|prior|past|prev|earlier)?';

// A sentence about an owner's deed is not a count: 'the first owner chose well', 'one owner fitted
// a tow bar'.
const DID =
  /^\s+(?:who |has |have )?(?:\w+ed|chose|had|bought|put|took|kept|spent|did|ago|back|before|manuals?|handbooks?|club)\b|^'s? (?:manual|handbook|club)/;

const COUNTED = new RegExp(
  `(?<!\\w|\\d[.,])(?<count>${COUNT}|single|sole)[ -](?:x )?${PREVIOUS}[ ]?${KIND}${OWNER}s?\\b(?! of)`,
);
const ORDINAL_OWNER = new RegExp(
  `(?<lead>\\b(?:i'?m|i am|we are|we're|me being|being|am|as|sold by|one)? ?(?:the |its |it's |her |his )?)(?<!\\w)(?<ordinal>${ORDINAL})(?: and only)? ${KIND}${OWNER}\\b`,
);
const LABELLED = new RegExp(
  `\\b(?:no\\.?|number|amount) of ${PREVIOUS} ?${OWNER}s(?: is)?[: -]+(?<count>${COUNT})\\b|\\b(?<previous2>previous |former )?${OWNER}s?(?: on (?:the )?(?:v5c?|log ?book))? ?[:=-] ?(?<count2>${COUNT})\\b(?! ?(?:key|year|month))`,
);
const FROM_NEW =
  /\b(?:owned (?:by (?:me|us|myself|the same \w+|one \w+|my \w+) )?(?:from|since) (?:brand )?new|(?:i|we) bought (?:it|her|this|him|the car) (?:brand )?new|bought (?:brand )?new by (?:me|us)|(?:had|owned) (?:it|her|this|him|the car) (?:from|since) (?:brand )?new|never had another owner|(?:my|the) only owner|i'?m the only owner)\b/;
const NO_PREVIOUS = new RegExp(`\\b(?:no|zero|0) (?:previous|former|prior) ${OWNER}s?\\b`);

type Value = { count: number; isPrevious: boolean };

function saidOf(match: Match): Value | null {
  const { group } = match;
  if (DID.test(match.after)) return null;
  const count = group('count') || group('count2');
  if (count) {
    const isPrevious = Boolean(group('previous') || group('previous2'));
    return { count: /^s/.test(count) && countOf(count) < 0 ? 1 : countOf(count), isPrevious };
  }
  // 'The first owner' alone means a past owner; 'I am the second owner' and 'Second owner.' count.
  const isAlone = match.before.trim() === '' && /^\s*$/.test(group('lead'));
  const isSeller = /\b(?:i'?m|i am|we|we're|being|am|as|sold by)\b/.test(group('lead'));
  return isAlone || isSeller ? { count: ordinalOf(group('ordinal')), isPrevious: false } : null;
}

/** 'Two previous keepers' may or may not count the seller, so that both readings agree. */
const fits = ({ count, isPrevious }: Value, owners: number) =>
  owners === count || (isPrevious && owners === count + 1);

export const owners: Reader = (text, { owners: field }) => {
  const found = [
    ...[COUNTED, ORDINAL_OWNER, LABELLED]
      .flatMap((pattern) => matches(text, pattern))
      .map((match) => ({ match, value: saidOf(match) })),
    ...matches(text, FROM_NEW).map((match) => ({ match, value: { count: 1, isPrevious: false } })),
    ...matches(text, NO_PREVIOUS).map((match) => ({
      match,
      value: { count: 0, isPrevious: true },
    })),
  ];
  return found.flatMap(({ match, value }) => {
    if (!value) return [];
    const { count, isPrevious } = value;
    const noun = isPrevious ? 'previous owner' : 'owner';
    return compared(match, {
      value: [count, isPrevious ? count + 1 : count],
      says: count === 0 ? `no ${noun}` : plural(count, noun),
      field: field === null ? null : plural(field, 'owner'),
      agrees: field === null ? null : fits(value, field),
    });
  });
};
