import { readBody } from './bodies';
import { readColour } from './colours';
import { readFuel } from './fuels';
import { readGearbox } from './gearboxes';
import { readServiceHistory } from './service-histories';
import { wordReader } from './word-reader';
import { readFinance, readWriteOff, readYesOrNo } from './write-offs';

/** The readers of columns whose values the trade has words for. */
const READERS: Readonly<Record<string, (text: string) => string | undefined>> = {
  fuel_type: readFuel,
  transmission: readGearbox,
  body_type: readBody,
  colour: readColour,
  service_history: readServiceHistory,
  write_off: readWriteOff,
  finance_owed: readFinance,
  v5c_in_name: readYesOrNo,
  is_import: readYesOrNo,
  is_first_owner: readYesOrNo,
};

/** The value of a choice of a column by its value, its label or usual words for it; any other text as it is. */
export function choiceValue(column: string, choices: Record<string, string>, text: string) {
  const read = READERS[column] ?? wordReader<string>(choices, []);
  return read(text) ?? text;
}
