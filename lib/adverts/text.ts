import type { AdvertFacts } from './types';

/**
 * Replaces the name of the vehicle, whose words are not claims ('Black Edition', 'Peugeot 2008').
 */
export const NAME = '§';

/** Lower case, plain quotes, hyphens and spaces. Keeps every offset: each character becomes one. */
const plain = (text: string) =>
  text
    .replace(/[A-ZÀ-Þ]/g, (letter) => letter.toLowerCase())
    .replace(/[‘’`´]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/[éèê]/g, 'e')
    .replace(/[\t\u00a0\u2009\u202f]/g, ' ');

/** A text as a regular expression that matches it. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names of two characters ('3', 'Ka', 'S') count only beside the name before them. */
const MIN_LONE_NAME = 3;

/** The text as the readers of claims expect it: plain, with the vehicle's name replaced by `NAME`. */
export function readable(text: string, { make, model, trim }: AdvertFacts): string {
  const names = [
    ...(trim ? [`${make} ${model} ${trim}`, `${model} ${trim}`] : []),
    `${make} ${model}`,
    ...[make, model, trim ?? ''].filter(({ length }) => length >= MIN_LONE_NAME),
  ];
  return names.reduce((rest, name) => {
    const pattern = new RegExp(`(?<![\\w£])${escaped(plain(name))}(?!\\w)`, 'g');
    return rest.replace(pattern, (match) => NAME.repeat(match.length));
  }, plain(text));
}

export type Match = {
  start: number;
  end: number;
  text: string;
  /** The named groups that matched; others are empty. */
  group: (name: string) => string;
  /** The rest of its clause, before and after it. */
  before: string;
  after: string;
};

// A full stop or comma within a number does not end a clause.
const CLAUSE_END = /[!?;\n•|()*]|[.,](?!\d)|(?<!\d)[.,]| - | but | though | although /;
const LAST_CLAUSE_END = new RegExp(`^[^]*(?:${CLAUSE_END.source})`);

/** Characters after a match that are looked at: a text without clauses would be read whole for each match. */
const MAX_AFTER = 400;

/** All matches of a pattern, each with the rest of its clause. */
export function matches(text: string, pattern: RegExp): Match[] {
  return [...text.matchAll(new RegExp(pattern.source, 'g'))].map((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const rest = text.slice(end, end + MAX_AFTER);
    return {
      start,
      end,
      text: match[0],
      group: (name) => match.groups?.[name] ?? '',
      before: text.slice(Math.max(0, start - 120), start).replace(LAST_CLAUSE_END, ''),
      after: rest.slice(0, Math.max(0, CLAUSE_END.exec(`${rest}\n`)?.index ?? 0)),
    };
  });
}

// Words that refer to a car other than the one for sale.
const ANOTHER =
  /\b(?:than|unlike|versus|vs|px|p\/x|part[- ]?ex\w*|swap\w*|trade\w*|exchange\w*|look(?:ing)? for|want(?:ed|ing|s)?|need(?:ed|ing|s)?|prefer\w*|instead of|replac\w+|gone|going|switch\w*|mov(?:ed|ing) to|chang(?:e|ed|ing)|upgrad\w+|downsiz\w+|buying|bought an?|getting|my (?:new|other|old|next|last|previous|wife's|husband's)|our (?:new|other|old|next|last)|another|other|others|also|if you|compared|rather|company car|only drive|passed|licen[cs]e|courtesy|not just|not only|like an?|drives like|feels like|most|many|any)\b/;
const ALTERNATIVE = /^\s*(?:or|and also|equivalents?|rivals?|alternatives?|counterparts?|too)\b/;

/** Whether the clause speaks of another car: a comparison, a wish, a part exchange. */
export const isOfAnother = ({ before, after }: Match) =>
  ANOTHER.test(before) || / or (?:an? |the )?$/.test(before) || ALTERNATIVE.test(after);

/** Whether the words right before deny the claim: 'not a', 'isn’t an', 'non-'. */
export const isDenied = ({ before }: Match) =>
  /(?:\b(?:not|never|non|no|without|isnt|wasn't|isn't|aren't|nor)\b|n't be)(?: (?:an?|the|in|been|have|any|really|actually|even))*[\s-]*$/.test(
    before,
  );
