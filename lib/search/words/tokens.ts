import { normaliseName } from '../../core/normalise-name';
import type { Lexicon } from './lexicon';

/**
 * A word with its position in the text; in lower case for the grammar of numbers, and folded for the
 * lexicon.
 */
export type Token = {
  start: number;
  end: number;
  lower: string;
  key: string;
  corrected?: boolean;
};

const MAX_CHARACTERS = 200;
const MAX_TOKENS = 40;
/** A number with a spaced dash ('5000 -'), or a run without spaces, brackets and control characters. */
const WORDS = /£?\d[\d,.]{0,12}k?\s[-–](?=\s)|[^\s\p{C};:!?()[\]{}"“”|\\/]+/giu;
/** A comma that does not group digits. */
const COMMA = /,(?!\d{3}(?!\d))/;
/** '2.0tdi', '320d': an engine with its fuel; 'l' and 'litre' stay with the number. */
const ENGINE_WITH_FUEL = /^(\d\.\d)(d|tdi|[a-km-z][a-z]{2,6})$|^([a-z]{0,3}\d{3})(d)$/;
/** '5k-8k', '£5000-£8000'; not '2018-2020'. */
const PRICE_RANGE = /^(£?\d[\d,.]*k?[-–])(£?\d[\d,.]*k?)$/;
const YEAR_RANGE = /^(19|20)\d\d[-–]((19|20)\d\d)?$/;

const NUMBER_WORDS: Record<string, string> = Object.fromEntries(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, at) => [word, String(at + 1)],
  ),
);

/** 'fiat500', 'ds3': a make with its model's number. */
const MAKE_WITH_NUMBER = /^([a-z]{2,12})(\d{1,4})$/;

/** The length of the first of two words written as one; null for a single word. */
function firstLength(lower: string, entries: Lexicon['entries']): number | null {
  if (entries.has(normaliseName(lower))) return null;
  const engine = ENGINE_WITH_FUEL.exec(lower);
  const price = YEAR_RANGE.test(lower) ? null : PRICE_RANGE.exec(lower);
  const make = MAKE_WITH_NUMBER.exec(lower)?.[1] ?? '';
  return (
    (engine?.[1] ?? engine?.[3] ?? price?.[1] ?? (entries.get(make)?.name === 'make' ? make : null))
      ?.length ?? null
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

/** Splits a search into words; time is linear, and what exceeds the bounds is left out. */
export function tokenise(text: string, entries: Lexicon['entries']): Token[] {
  return [...text.slice(0, MAX_CHARACTERS).matchAll(WORDS)]
    .flatMap(({ 0: word, index }) => pieces(word, index, COMMA))
    .filter(([word]) => /[\p{L}\p{N}]/u.test(word))
    .flatMap(([word, at]) => {
      const length = firstLength(word.toLowerCase(), entries);
      return length === null ? [[word, at] as const] : pieces(word, at, length);
    })
    .slice(0, MAX_TOKENS)
    .map(([word, start]) => {
      const lower = word.toLowerCase();
      return {
        start,
        end: start + word.length,
        lower: NUMBER_WORDS[lower] ?? lower,
        key: normaliseName(word),
      };
    });
}
