import { normaliseName } from '../core/normalise-name';

/** The words that dealers and registries write for a choice, in normalised names: by the column, then by the value. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fuel_type: {
    electric: 'e ev bev elec electricity fullyelectric allelectric fullelectric pureelectric',
    plug_in_hybrid: 'phev plugin pluginhybrid',
    hybrid: 'h hev mhev mildhybrid fullhybrid selfcharging selfcharginghybrid hybridelectric',
    hydrogen: 'fuelcell fuelcells',
    petrol: 'p unleaded gasoline',
    diesel: 'd derv heavyoil',
  },
  transmission: {
    manual: 'm mt man',
    automatic:
      'a at auto eat mct cvt ecvt dsg dct edc pdk tronic stronic steptronic tiptronic multitronic geartronic speedtronic gtronic xtronic lineartronic powershift speedshift dualclutch doubleclutch torqueconverter singlespeed directdrive',
    semi_automatic:
      'semiauto automatedmanual amt asg egs smg easytronic dualogic selespeed sensodrive sequential',
  },
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

/** Badges of engines, by the fuel that they give away. */
export const FUEL_BADGES = {
  diesel:
    'tdi hdi bluehdi cdti dci crdi cdi tdci d4d jtd multijet bluetec dtec ddis tdv6 sdv6'.split(
      ' ',
    ),
  petrol: [
    ...'tsi tfsi fsi ecoboost vvti tgdi gdi puretech vtec mpi boosterjet'.split(' '),
    'skyactiv g',
  ],
};

/** Words beside a choice that say nothing of it: '6 Speed Manual', '5 DOOR HATCHBACK', 'Estate Car'. */
const NOISE =
  /^(?:\d+(?:v|l|g|dr|d)?|battery|turbo|speeds?|spd|gears?|doors?|dr|two|three|four|five|six|car|cars|vehicle|gearbox|transmission|fuel|type|body|style|engine|only|clean|euro|super|small|compact|medium|large|gran|grand|sports?|service|history|dealer|dealership|main|franchised?|manufacturers?|stamps?|stamped|book|records?|digital|condition)$/;

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
for (const [fuel, badges] of Object.entries(FUEL_BADGES))
  for (const badge of badges) VALUES.get('fuel_type')?.set(normaliseName(badge), fuel);

/** The most words that are read together: 'sport utility vehicle'. */
const MOST_TOGETHER = 3;
/** Longer cells are no choice. */
const LONGEST_CHOICE = 100;

/** The values that the words of a text mean, in their order, and whether it has a word that means nothing. */
function readWords(text: string, meaningOf: (name: string) => string | undefined) {
  const words = text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(normaliseName)
    .filter(Boolean);
  const values: string[] = [];
  let hasUnknown = false;
  for (let at = 0; at < words.length; ) {
    let count = Math.min(MOST_TOGETHER, words.length - at);
    let value: string | undefined;
    for (; count > 0; count -= 1) {
      const name = words.slice(at, at + count).join('');
      // '6MT', '7G-Tronic', 'EAT8'.
      value = meaningOf(name) ?? meaningOf(name.replace(/^\d+|\d+$/g, ''));
      if (value) break;
    }
    if (value) values.push(value);
    else if (!NOISE.test(words[at] ?? '')) hasUnknown = true;
    at += Math.max(1, count);
  }
  return { values: [...new Set(values)], hasUnknown };
}

/** The one value of several words; undefined where they contradict each other. */
function joinedValue(column: string, values: string[]) {
  if (column === 'body_type' && values.join() === 'suv,coupe') return 'suv';
  if (column !== 'fuel_type') return values.length === 1 ? values[0] : undefined;
  const burns = values.includes('petrol') || values.includes('diesel');
  if (values.includes('plug_in_hybrid')) return 'plug_in_hybrid';
  if (values.includes('hybrid') || (burns && values.includes('electric'))) return 'hybrid';
  return values.length === 1 ? values[0] : undefined;
}

/**
 * The value of a choice by its value, its label or usual words for it, with others that say nothing: '6 Speed Manual'. A
 * paint goes by its last colour: 'Moonstone Grey Metallic' is grey. Any other text as it is.
 */
export function choiceValue(column: string, choices: Record<string, string>, text: string) {
  if (text.length > LONGEST_CHOICE) return text;
  const own = new Map(
    Object.entries(choices).flatMap(([value, label]) =>
      [value, label].map((name) => [normaliseName(name), value] as const),
    ),
  );
  const meaningOf = (name: string) => own.get(name) ?? VALUES.get(column)?.get(name);
  const whole = meaningOf(normaliseName(text));
  if (whole) return whole;
  const { values, hasUnknown } = readWords(text, meaningOf);
  if (column === 'colour') return values.at(-1) ?? text;
  return (hasUnknown ? undefined : joinedValue(column, values)) ?? text;
}
