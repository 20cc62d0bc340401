import { normaliseName } from '../core/normalise-name';

/** What dealers write for a choice, by the column of the choice and its plain text. */
const CHOICES: Readonly<Record<string, Record<string, string>>> = {
  fuel_type: { ev: 'electric', bev: 'electric', phev: 'plug_in_hybrid', hev: 'hybrid' },
  transmission: { auto: 'automatic', semiauto: 'semi_automatic' },
  body_type: { '4x4': 'suv', cabriolet: 'convertible', peoplecarrier: 'mpv' },
};

/** The value of a choice by its value, its label or a usual word for it; any other text as it is. */
export function choiceValue(column: string, choices: Record<string, string>, text: string) {
  const plain = normaliseName(text);
  const known = Object.entries(choices).find((names) =>
    names.some((name) => normaliseName(name) === plain),
  );
  const words = CHOICES[column] ?? {};
  return known?.[0] ?? (Object.hasOwn(words, plain) ? (words[plain] as string) : text);
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
