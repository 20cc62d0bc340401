import { COLOURS, type Colour } from '../listings/constants';
import { type Words, wordReader } from './word-reader';

/** Shades by the colour that a listing has for them: MAROON, TURQUOISE, CREAM and BUFF are DVLA's, the rest makers' paints. */
const SHADES: Partial<Record<Colour, string>> = {
  grey: 'gray, graphite, anthracite, gunmetal, gun metallic, charcoal',
  blue: 'navy, navy blue, royal blue, turquoise',
  red: 'maroon, burgundy, crimson, bordeaux',
  green: 'olive',
  beige: 'cream, buff',
  purple: 'violet',
};

export const COLOUR_WORDS: readonly Words<Colour>[] = (Object.keys(COLOURS) as Colour[]).map(
  (value) => ({ value, anywhere: `${value}, ${SHADES[value] ?? ''}` }),
);

/** The colour of a paint, by its last word for one: 'Moonstone Grey Metallic' is grey. */
export const readColour = wordReader(COLOURS, COLOUR_WORDS, (values) => values.at(-1));
