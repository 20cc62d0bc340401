import { normaliseName } from '../core/normalise-name';

/** What dealers write for a choice, by the column of the choice and its plain text. */
const CHOICES: Readonly<Record<string, Record<string, string>>> = {
  fuel_type: {
    ...{
      ev: 'electric',
      bev: 'electric',
      phev: 'plug_in_hybrid',
      petrolpluginhybrid: 'plug_in_hybrid',
    },
    ...{ dieselpluginhybrid: 'plug_in_hybrid', pluginhybrid: 'plug_in_hybrid' },
    ...{ hev: 'hybrid', mhev: 'hybrid', petrolmhev: 'hybrid', dieselmhev: 'hybrid' },
    ...{ petrolhybrid: 'hybrid', dieselhybrid: 'hybrid', mildhybrid: 'hybrid' },
    ...{ fullhybrid: 'hybrid', selfcharging: 'hybrid', selfcharginghybrid: 'hybrid' },
    ...{
      hybridelectric: 'hybrid',
      plugin: 'plug_in_hybrid',
      pluginhybridelectric: 'plug_in_hybrid',
    },
    ...{ electriccar: 'electric', electricvehicle: 'electric', electricity: 'electric' },
    ...{ fullyelectric: 'electric', allelectric: 'electric', fullelectric: 'electric' },
    ...{ pureelectric: 'electric', fuelcell: 'hydrogen', fuelcells: 'hydrogen' },
    ...{ unleaded: 'petrol', gasoline: 'petrol', derv: 'diesel', heavyoil: 'diesel' },
  },
  transmission: {
    ...{
      auto: 'automatic',
      cvt: 'automatic',
      dsg: 'automatic',
      dct: 'automatic',
      ecvt: 'automatic',
    },
    ...{ tiptronic: 'automatic', semiauto: 'semi_automatic' },
  },
  body_type: {
    ...{
      '4x4': 'suv',
      crossover: 'suv',
      hatch: 'hatchback',
      stationwagon: 'estate',
      tourer: 'estate',
    },
    ...{ wagon: 'estate', sportwagon: 'estate', touring: 'estate', avant: 'estate', sw: 'estate' },
    ...{ sportstourer: 'estate', sporttourer: 'estate', touringsports: 'estate' },
    ...{ liftback: 'hatchback', offroader: 'suv', fourbyfour: 'suv', sportsutilityvehicle: 'suv' },
    ...{ cabriolet: 'convertible', cabrio: 'convertible', roadster: 'convertible' },
    ...{ softtop: 'convertible', droptop: 'convertible', opentop: 'convertible' },
    ...{ ragtop: 'convertible', peoplecarrier: 'mpv', peoplemover: 'mpv', minivan: 'mpv' },
    ...{ pickuptruck: 'pickup', truck: 'pickup', doublecab: 'pickup', crewcab: 'pickup' },
    ...{ panelvan: 'van', vans: 'van' },
  },
  colour: { gray: 'grey' },
  service_history: { fsh: 'full', fullservicehistory: 'full', psh: 'partial', part: 'partial' },
};

/** A paint by its last words: 'Moonstone Grey Metallic' is grey. */
const lastColour = (choices: Record<string, string>, text: string) =>
  text
    .split(/[^\p{L}]+/u)
    .map(normaliseName)
    .map((word) => CHOICES.colour?.[word] ?? word)
    .findLast((word) => Object.hasOwn(choices, word));

/** The value of a choice by its value, its label or a usual word for it; any other text as it is. */
export function choiceValue(column: string, choices: Record<string, string>, text: string) {
  const plain = normaliseName(text);
  const known = Object.entries(choices).find((names) =>
    names.some((name) => normaliseName(name) === plain),
  );
  const words = CHOICES[column] ?? {};
  if (known) return known[0];
  if (Object.hasOwn(words, plain)) return words[plain] as string;
  return (column === 'colour' && lastColour(choices, text)) || text;
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
