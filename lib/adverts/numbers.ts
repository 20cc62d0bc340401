const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** A count of up to twelve, in figures or words. */
export const COUNT = `(?:1[0-2]|[1-9]|${WORDS.slice(1, 13).join('|')})`;
/** '3rd', 'third' */
export const ORDINAL = `(?:1st|2nd|3rd|[4-9]th|10th|${ORDINALS.join('|')})`;
const NUMBER_WORD = `(?:${[...WORDS, ...TENS].join('|')})`;
/** A number in words from a hundred on: 'twelve thousand five hundred'. */
export const SPELLED_NUMBER = `(?:an?|${NUMBER_WORD})(?:[ -]${NUMBER_WORD})?(?:[ -](?:and |a )?(?:${NUMBER_WORD}|hundred|thousand)){0,8}[ -](?:hundred|thousand)(?:[ -](?:and )?${NUMBER_WORD}){0,3}`;

export const countOf = (text: string) =>
  /^\d/.test(text) ? Number.parseInt(text, 10) : WORDS.indexOf(text);

export const ordinalOf = (text: string) =>
  /^\d/.test(text) ? Number.parseInt(text, 10) : ORDINALS.indexOf(text) + 1;

/** 'twelve thousand five hundred' → 12500. */
export function parseSpelledNumber(text: string): number {
  let total = 0;
  let part = 0;
  for (const word of text.split(/[ -]+/)) {
    const small = WORDS.indexOf(word);
    const ten = TENS.indexOf(word);
    if (word === 'a' || word === 'an') part += 1;
    else if (small >= 0) part += small;
    else if (ten >= 0) part += (ten + 2) * 10;
    else if (word === 'hundred') part *= 100;
    else if (word === 'thousand') {
      total += part * 1000;
      part = 0;
    }
  }
  return total + part;
}

/** A number in figures: '12,500', '12500', '12.5k', '31 thousand', '31k'. */
export const FIGURES =
  '(?:\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?:\\.\\d{1,2})?\\s?(?:k\\b|thousand\\b)|\\d{3,6}(?!\\d))';

/** The number in figures, and the unit to which it seems rounded: '31k' → 31000 to 1000. */
export function figuresOf(text: string): { value: number; unit: number } {
  const short = /^([\d.]+)\s?(?:k|thousand)$/.exec(text)?.[1];
  if (short) {
    const decimals = short.split('.')[1]?.length ?? 0;
    return { value: Math.round(Number(short) * 1000), unit: 1000 / 10 ** decimals };
  }
  const value = Number(text.replaceAll(',', ''));
  return { value, unit: unitOf(value) };
}

/** The unit to which a number seems rounded: 31000 → 1000, 31200 → 100, else 1. */
export const unitOf = (value: number) =>
  value % 1000 === 0 ? 1000 : value % 500 === 0 ? 500 : value % 100 === 0 ? 100 : 1;
