import { normaliseName } from '../core/normalise-name';
import { splitPhrases, type Words } from './word-reader';

/**
 * Dealers, registries and buyers use these names for a make, by its normalised name. A make that is a model or a trim
 * of another in a search ('Range Rover', 'Mercedes AMG', 'ORA') is one in a field alone.
 */
export const MAKE_WORDS: readonly Words<string>[] = [
  { value: 'alfaromeo', anywhere: 'alfa' },
  { value: 'alpine', inField: 'alpine cars' },
  { value: 'astonmartin', anywhere: 'aston' },
  { value: 'bmw', anywhere: 'beemer, bimmer, beamer, beema' },
  { value: 'chevrolet', anywhere: 'chevy' },
  { value: 'ds', anywhere: 'ds automobiles', inField: 'citroen ds' },
  { value: 'genesis', inField: 'genesis motor' },
  { value: 'gwm', inField: 'great wall, ora, gwm ora' },
  { value: 'jaguar', anywhere: 'jag' },
  { value: 'landrover', anywhere: 'landy, landie, lr', inField: 'land rovers, range rover' },
  {
    value: 'mercedesbenz',
    anywhere: 'mercedes, merc, mercs, mb, benz',
    inField: 'mercedes amg',
  },
  { value: 'mg', anywhere: 'mg motor', inField: 'mg motor uk' },
  { value: 'mini', inField: 'bmw mini' },
  { value: 'mitsubishi', anywhere: 'mitsi, mitsu' },
  { value: 'peugeot', anywhere: 'pug' },
  // Its new name.
  { value: 'ssangyong', anywhere: 'kgm, kg mobility, kgm ssangyong' },
  { value: 'subaru', anywhere: 'scooby, subie' },
  { value: 'tesla', anywhere: 'tesla motors' },
  { value: 'vauxhall', anywhere: 'opel, vauxhall opel' },
  {
    value: 'volkswagen',
    anywhere: 'vw, veedub, vdub, dub, volks',
    inField: 'volkswagen commercial, vw commercial',
  },
];

/** The makes of {@link MAKE_WORDS} by each normalised name. */
export const MAKE_ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  MAKE_WORDS.flatMap(({ value, anywhere = '', inField = '' }) =>
    splitPhrases(`${anywhere},${inField}`).map((phrase) => [normaliseName(phrase), value]),
  ),
);

/** A make's normalised name, the same for all that dealers write for it. */
export function plainMake(make: string): string {
  const name = normaliseName(make);
  return Object.hasOwn(MAKE_ALIASES, name) ? (MAKE_ALIASES[name] as string) : name;
}

/** The names that a car's model may have, the likelier first: 'Sport' of a make 'Range Rover' is a 'Range Rover Sport'. */
export function modelNames(make: string, model: string): string[] {
  const isOther = plainMake(make) !== normaliseName(make);
  return isOther ? [model, `${make} ${model}`] : [model];
}

/** Makes by the make that once sold their cars and is written for them still: 'Citroen DS3', 'Fiat Abarth 595'. */
export const FORMER_MAKES: Readonly<Record<string, string>> = { ds: 'citroen', abarth: 'fiat' };

/** The normalised name of the make of a car, which its model may begin with. */
export function plainMakeOf(make: string, model: string): string {
  const name = plainMake(make);
  const plain = normaliseName(model);
  const own = Object.keys(FORMER_MAKES).find(
    // Citroen's own DS has no number.
    (later) =>
      FORMER_MAKES[later] === name &&
      plain.startsWith(later) &&
      /\d/.test(plain.charAt(later.length)),
  );
  return own ?? name;
}
