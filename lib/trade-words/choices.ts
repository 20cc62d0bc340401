import { COLOURS, SERVICE_HISTORIES } from '../listings/constants';
import { readBody } from './bodies';
import { readFuel } from './fuels';
import { readGearbox } from './gearboxes';
import { wordReader } from './word-reader';

/** The words that dealers and registries write for a choice, in normalised names: by the column, then by the value. */
const WORDS = {
  colour: {
    grey: 'gray graphite anthracite gunmetal charcoal',
    blue: 'navy turquoise',
    red: 'maroon burgundy crimson',
    beige: 'cream buff',
    purple: 'violet',
  },
  service_history: {
    full: 'fsh fdsh fmdsh fmsh',
    partial: 'psh part some',
    none: 'nsh no without',
  },
};

const wordsOf = <Value extends string>(words: Partial<Record<Value, string>>) =>
  (Object.entries(words) as [Value, string][]).map(([value, inField]) => ({
    value,
    inField: inField.replaceAll(' ', ','),
  }));

const READERS: Readonly<Record<string, (text: string) => string | undefined>> = {
  fuel_type: readFuel,
  transmission: readGearbox,
  body_type: readBody,
  // A paint goes by its last colour: 'Moonstone Grey Metallic' is grey.
  colour: wordReader(COLOURS, wordsOf(WORDS.colour), (values) => values.at(-1)),
  service_history: wordReader(SERVICE_HISTORIES, wordsOf(WORDS.service_history)),
};

/** The value of a choice of a column by its value, its label or usual words for it; any other text as it is. */
export function choiceValue(column: string, choices: Record<string, string>, text: string) {
  const read = READERS[column] ?? wordReader(choices, []);
  return read(text) ?? text;
}
