import { normaliseName } from '../../core/normalise-name';
import { MAX_TEXT } from '../parse-filters';
import { MARKETPLACES } from './fillers';
import type { Lexicon } from './lexicon';

/**
 * A word with its position in the text; `lower` is for the grammar of numbers, `key` is folded for
 * the lexicon.
 */
export type Token = {
  start: number;
  end: number;
  lower: string;
  key: string;
  corrected?: boolean;
};

const MAX_TOKENS = 40;
/**
 * Thousands after a space ('60 000'), a number with a spaced dash ('5000 -'), a sign before a
 * number ('<= 5000'), or a run without spaces, signs, brackets and control characters.
 */
const WORDS =
  /£?\d{1,3}(?:\s000){1,2}(?:[-–](?=£?\d)|(?![-–\w.,])(?:\s[-–](?=\s))?)|£?\d[\d,.]{0,12}k?\s[-–](?=\s)|(?:[<>]=?|[≤≥])(?=\s?£?\d)|!?[^\s\p{C};:!?()[\]{}<>≤≥"“”|\\/]+/giu;
const SIGNS = new Map([
  ['<', 'less than'],
  ['>', 'more than'],
  ['<=', 'at most'],
  ['≤', 'at most'],
  ['>=', 'at least'],
  ['≥', 'at least'],
]);
/** A comma outside an amount; '9,995', '12,5k' and '9995,00' are amounts. */
const COMMA =
  /,(?!\d{3}(?!\d)|(?<=£\d{1,3},)\d|(?<=(?<![\p{L}\d])\d{1,3},)(?:\d{1,2} ?(?:k|grand|thousand)(?![a-z])|\d{4})|(?<=\d,)00?(?!\d))/iu;
/** '2.0tdi', '320d': an engine with its fuel; 'l' and 'litre' stay with the number. */
const ENGINE_WITH_FUEL = /^(\d\.\d)(d|tdi|[a-km-z][a-z]{2,6})$|^([a-z]{0,3}\d{3})(d)$/;
/** '5k-8k', '£5000-£8000'; not '2018-2020'. */
const PRICE_RANGE = /^(£?\d[\d,.]*k?[-–])(£?\d[\d,.]*k?)$/;
const YEAR_RANGE = /^(19|20)\d\d[-–]((19|20)\d\d|\d\d)?$/;
const RANGE_START = /^(£?\d[\d,]{0,9}(?:\.\d)?)(k?)( ?[-–])?$/;

const NUMBER_WORDS = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, at) => [word, String(at + 1)],
  ),
);

/** 'fiat500', 'ds3': a make with its model's number. */
const MAKE_WITH_NUMBER = /^([a-z]{2,12})(\d{1,4})$/;

/** 'sevenseater', 'fivedoor'. */
const COUNTED = /^(two|three|four|five|six|seven|eight|nine)(?:seat|door)/;

/** The sign that denies the rest of its word: '-diesel', '!diesel', '-4x4', 'non-automatic'. */
const SIGN = /^(?:[-–−]{1,2}|!|≠)(?=\p{L}|\dx\d)/u;
const DASH = /^[-–−]{1,2}$/;
const NO = /^(?:non|not|no)-(?=\p{L})/u;

/** The length of the first of two words written as one; null for a single word. */
function firstLength(lower: string, entries: Lexicon['entries']): number | null {
  const sign = SIGN.exec(lower);
  if (sign) return sign[0].length;
  if (entries.has(normaliseName(lower))) return null;
  const no = NO.exec(lower);
  if (no) return no[0].length;
  const engine = ENGINE_WITH_FUEL.exec(lower);
  const price = YEAR_RANGE.test(lower) ? null : PRICE_RANGE.exec(lower);
  const count = COUNTED.exec(lower);
  const make = MAKE_WITH_NUMBER.exec(lower)?.[1] ?? '';
  return (
    (
      count?.[1] ??
      engine?.[1] ??
      engine?.[3] ??
      price?.[1] ??
      (entries.get(make)?.name === 'make' ? make : null)
    )?.length ?? null
  );
}

/** The pieces of a text between separators, with their positions. */
const pieces = (text: string, at: number, separator: RegExp | number): [string, number][] => {
  const parts =
    typeof separator === 'number'
      ? [text.slice(0, separator), text.slice(separator)]
      : text.split(separator);
  const gap = typeof separator === 'number' ? 0 : 1;
  let start = at;
  return parts.map((part) => {
    const piece: [string, number] = [part, start];
    start += part.length + gap;
    return piece;
  });
};

/** Whether words after 'and' begin a bound: 'up to', 'under 5k', 'less than 5k'. */
const beginsBound = (first: string, second: string, third: string) =>
  (first === 'up' && second === 'to') ||
  (/^(?:under|below|over|above)$/.test(first) && /^£?\d/.test(second)) ||
  (second === 'than' && /^£?\d/.test(third));

/** The end of a year before 'on', and what follows 'on' where it does not mean 'onwards': '2018 on finance'. */
const YEAR_END = /(?:^| )(?:(?:19[89]|20[0-4])\d|'?(?:\d\d)?\d\d[ -](?:plate|reg))$/;
const AFTER_ON = new RegExp(
  `^(?:(?:the|an?|my|finance|hp|pcp|credit|lease|contract|sale|offer|${[...MARKETPLACES].join('|')})\\b|£?\\d)`,
);

/**
 * Completes the first figure of a range from the second: '10-15k' and '5 to 8 grand' are both
 * thousands. Drops the minimum of a mileage, as in '20-30k miles', for which there is no filter.
 * Reads 'd' as diesel only after a figure, 'on' after a year as 'onwards', and 'and' before another
 * bound as '&', not as a range: '7 seater and under 15k'.
 */
function readByNeighbours(token: Token, at: number, tokens: readonly Token[]): Token {
  const next = (steps: number) => tokens[at + steps]?.lower ?? '';
  if (token.lower === 'd' && /\d$/.test(tokens[at - 1]?.key ?? ''))
    return { ...token, key: 'diesel' };
  const isOnwards =
    YEAR_END.test(`${next(-2)} ${next(-1)}`) &&
    !AFTER_ON.test(next(1)) &&
    // 'auto trader'
    !MARKETPLACES.has(next(1) + next(2));
  if (token.lower === 'on' && isOnwards) return { ...token, lower: 'onwards', key: 'onwards' };
  if (token.lower === 'and' && beginsBound(next(1), next(2), next(3)))
    return { ...token, lower: '&' };
  const [, digits, thousands, dash = ''] = RANGE_START.exec(token.lower) ?? [];
  const end = dash ? 1 : /^(?:to|and)$/.test(next(1)) ? 2 : 0;
  if (!digits || end === 0 || !/^£?\d/.test(next(end))) return token;
  const unit = /^(?:k|grand|thousand)$/.test(next(end + 1)) ? 1 : 0;
  if (/^(?:miles|mile|mi|mls)$/.test(next(end + unit + 1))) return { ...token, lower: '', key: '' };
  const isThousands = !thousands && !/\d{4}|,/.test(digits) && (unit > 0 || /\dk$/.test(next(end)));
  return isThousands ? { ...token, lower: `${digits}k${dash}`, key: `${digits}k` } : token;
}

/** Whether a word joins known words without being a name itself: 'low-mileage', 'ford-focus'. */
const isCompound = (lower: string, words: Lexicon['words']) =>
  /^\p{L}{2,}(?:-\p{L}{2,})+$/u.test(lower) &&
  !words.has(normaliseName(lower)) &&
  lower.split('-').every((part) => NUMBER_WORDS.has(part) || words.has(normaliseName(part)));

/** Splits a search into words, in linear time; ignores text beyond the limits. */
export function tokenise(text: string, { entries, words }: Lexicon): Token[] {
  return [...text.slice(0, MAX_TEXT).matchAll(WORDS)]
    .flatMap(({ 0: word, index }) => pieces(word, index, COMMA))
    .filter(
      ([word], at, all) =>
        SIGNS.has(word) ||
        /[\p{L}\p{N}]/u.test(word) ||
        // '- hybrid' at the start denies like '-hybrid'; between two words it is a dash.
        (at === 0 &&
          DASH.test(word) &&
          entries.get(normaliseName(all[1]?.[0] ?? ''))?.meaning.fuels !== undefined),
    )
    .flatMap(([word, at]) =>
      isCompound(word.toLowerCase(), words) ? pieces(word, at, /-/) : [[word, at] as const],
    )
    .flatMap(([word, at]) => {
      const length = firstLength(word.toLowerCase(), entries);
      return length === null ? [[word, at] as const] : pieces(word, at, length);
    })
    .slice(0, MAX_TOKENS)
    .map(([word, start]) => {
      const lower = word.toLowerCase().replace(/\s(?=000)/g, ',');
      return {
        start,
        end: start + word.length,
        lower: SIGNS.get(lower) ?? NUMBER_WORDS.get(lower) ?? lower,
        key: normaliseName(word),
      };
    })
    .map(readByNeighbours);
}
