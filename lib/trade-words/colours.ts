import { COLOURS, type Colour } from '../listings/constants';
import { type Words, wordReader } from './word-reader';

/** Shades by the colour that a listing has for them: MAROON, TURQUOISE, CREAM and BUFF are DVLA's, the rest makers' paints. */
const SHADES: Partial<Record<Colour, string>> = {
  grey: 'graphite, anthracite, gunmetal, gun metallic, charcoal',
  blue: 'navy, navy blue, royal blue, turquoise',
  red: 'maroon, burgundy, crimson, bordeaux',
  green: 'olive',
  beige: 'cream, buff',
  purple: 'violet',
};

export const COLOUR_WORDS: readonly Words<Colour>[] = (Object.keys(COLOURS) as Colour[]).flatMap(
  (value): Words<Colour>[] => [
    { value, anywhere: value === 'grey' ? 'grey, gray' : value },
    { value, isNarrow: true, anywhere: SHADES[value] ?? '' },
  ],
);

/** Begins what a text says of the rest of the car: 'Red with black roof', 'White/Black', 'Silver (black leather)'. */
const REST = /[/([,;&+]|\b(?:with|and|over|contrast\w*)\b/i;

/** A part of the car whose colour stands before it: 'Red black roof'. */
const PART =
  /\b(?:roof|hood|top|leather|interior|upholstery|cloth|alcantara|trim|seats?|stripes?|wheels?|alloys?|mirrors?|decals?|graphics|pack)\b/i;

const readLast = wordReader(COLOURS, COLOUR_WORDS, (values) => values.at(-1));
const readLastButOne = wordReader(COLOURS, COLOUR_WORDS, (values) => values.at(-2));

/** The colour of a paint, by its last word for one: 'Moonstone Grey Metallic' is grey, also 'with black roof'. */
export function readColour(text: string): Colour | undefined {
  const paint = text.split(REST).find((words) => /\p{L}/u.test(words)) ?? text;
  const part = PART.exec(paint);
  return part ? readLastButOne(paint.slice(0, part.index + part[0].length)) : readLast(paint);
}
