import { BODY_TYPES, type BodyType, COLOURS, SERVICE_HISTORIES } from '../listings/constants';
import { readFuel } from './fuels';
import { readGearbox } from './gearboxes';
import { onlyValue, wordReader } from './word-reader';

/** The words that dealers and registries write for a choice, in normalised names: by the column, then by the value. */
const WORDS = {
  body_type: {
    suv: '4x4 4wd crossover jeep offroad offroader fourbyfour sportutility sportutilityvehicle sportsutility sportsutilityvehicle',
    hatchback: 'hatch hb liftback fastback sportback supermini citycar',
    sedan: 'sal limousine notchback',
    estate:
      'est stationwagon tourer wagon sportwagon touring avant sw sportstourer sporttourer touringsports shootingbrake',
    convertible:
      'conv cabriolet cabrio roadster softtop droptop opentop ragtop spider spyder targa coupecabriolet coupeconvertible',
    coupe: 'cpe',
    mpv: 'peoplecarrier peoplemover minivan minibus multipurpose multipurposevehicle',
    pickup:
      'pickuptruck truck doublecab crewcab kingcab singlecab supercab extendedcab extracab spacecab clubcab',
    van: 'panelvan vans crewvan carderivedvan combivan combi kombi',
  },
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

const joinBodies = (values: BodyType[], hasUnknown: boolean) =>
  values.join() === 'suv,coupe' && !hasUnknown ? 'suv' : onlyValue(values, hasUnknown);

const READERS: Readonly<Record<string, (text: string) => string | undefined>> = {
  fuel_type: readFuel,
  transmission: readGearbox,
  body_type: wordReader(BODY_TYPES, wordsOf(WORDS.body_type), joinBodies),
  // A paint goes by its last colour: 'Moonstone Grey Metallic' is grey.
  colour: wordReader(COLOURS, wordsOf(WORDS.colour), (values) => values.at(-1)),
  service_history: wordReader(SERVICE_HISTORIES, wordsOf(WORDS.service_history)),
};

/** The value of a choice of a column by its value, its label or usual words for it; any other text as it is. */
export function choiceValue(column: string, choices: Record<string, string>, text: string) {
  const read = READERS[column] ?? wordReader(choices, []);
  return read(text) ?? text;
}
