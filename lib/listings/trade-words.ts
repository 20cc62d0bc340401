import { normaliseName } from '../core/normalise-name';

/** The words that dealers write for a choice, in normalised names: by the column, then by the value. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fuel_type: {
    electric:
      'ev bev electriccar electricvehicle electricity fullyelectric allelectric fullelectric pureelectric',
    plug_in_hybrid:
      'phev petrolpluginhybrid dieselpluginhybrid pluginhybrid plugin pluginhybridelectric',
    hybrid:
      'hev mhev petrolmhev dieselmhev petrolhybrid dieselhybrid mildhybrid fullhybrid selfcharging selfcharginghybrid hybridelectric',
    hydrogen: 'fuelcell fuelcells',
    petrol: 'unleaded gasoline',
    diesel: 'derv heavyoil',
  },
  transmission: {
    automatic: 'auto cvt dsg dct ecvt tiptronic',
    semi_automatic: 'semiauto',
  },
  body_type: {
    suv: '4x4 crossover offroader fourbyfour sportsutilityvehicle',
    hatchback: 'hatch liftback',
    estate:
      'stationwagon tourer wagon sportwagon touring avant sw sportstourer sporttourer touringsports',
    convertible: 'cabriolet cabrio roadster softtop droptop opentop ragtop',
    mpv: 'peoplecarrier peoplemover minivan',
    pickup: 'pickuptruck truck doublecab crewcab',
    van: 'panelvan vans',
  },
  colour: {
    grey: 'gray',
  },
  service_history: {
    full: 'fsh fullservicehistory',
    partial: 'psh part',
  },
};

/** By column, the value that each word of {@link WORDS} means. */
const VALUES = new Map(
  Object.entries(WORDS).map(([column, words]) => [
    column,
    new Map(
      Object.entries(words).flatMap(([value, text]) =>
        text.split(' ').map((word) => [word, value] as const),
      ),
    ),
  ]),
);

/** A paint by its last words: 'Moonstone Grey Metallic' is grey. */
const lastColour = (choices: Record<string, string>, text: string) =>
  text
    .split(/[^\p{L}]+/u)
    .map(normaliseName)
    .map((word) => VALUES.get('colour')?.get(word) ?? word)
    .findLast((word) => Object.hasOwn(choices, word));

/** The value of a choice by its value, its label or a usual word for it; any other text as it is. */
export function choiceValue(column: string, choices: Record<string, string>, text: string) {
  const plain = normaliseName(text);
  const known = Object.entries(choices).find((names) =>
    names.some((name) => normaliseName(name) === plain),
  );
  if (known) return known[0];
  const value = VALUES.get(column)?.get(plain);
  return value ?? ((column === 'colour' && lastColour(choices, text)) || text);
}

/** What dealers write for a make, in normalised names. */
export const MAKE_ALIASES: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  mercedes: 'mercedesbenz',
  merc: 'mercedesbenz',
  landrovers: 'landrover',
  rangerover: 'landrover',
  vauxhallopel: 'vauxhall',
  opel: 'vauxhall',
};

/** A make's normalised name, the same for all that dealers write for it. */
export function plainMake(make: string): string {
  const name = normaliseName(make);
  return Object.hasOwn(MAKE_ALIASES, name) ? (MAKE_ALIASES[name] as string) : name;
}
