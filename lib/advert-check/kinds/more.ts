import { FIGURES, figuresOf } from '../../adverts/numbers';
import { isDenied, isOfAnother, matches } from '../../adverts/text';
import type { Mention } from '../types';

const FAILED =
  /\b(?:mot (?:has |just )?(?:failed|failure)|failed (?:its |the |it's |an? )?(?:last )?mot|(?:its )?last mot (?:was )?(?:a )?fail(?:ed|ure)?)\b/;

const DONE_AT = new RegExp(
  `\\b(?:serviced?|done|changed|replaced|fitted|renewed|new|last mot|at last)\\b(?! (?:due|interval|every))[^.;\\n]{0,40}?(?: at| @) ?(?<figures>${FIGURES})(?=[ ]?(?:miles|mls|k\\b)|[.,;)]|$|k )`,
);
const TO_COME = /\b(?:due|next|until|till|needs?|every|interval|warranty|not|before|will)\b/;

/** Reads a failed MOT, as none, and past mileages, which the present one cannot be below. */
export const more = (text: string): Mention[] => [
  ...matches(text, FAILED)
    .filter((match) => !isDenied(match) && !/\bnever\b/.test(match.before))
    .map(({ start, end }): Mention => ({ kind: 'mot', value: 'none', start, end })),
  ...matches(text, DONE_AT)
    .filter((match) => !isOfAnother(match) && !TO_COME.test(match.before + match.text))
    .flatMap((match): Mention[] => {
      const { value } = figuresOf(match.group('figures'));
      if (value < 1000) return [];
      const { start, end } = match;
      return [{ kind: 'mileage', value: `past ${value}`, start, end }];
    }),
];
