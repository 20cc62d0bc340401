import { normaliseName } from '../core/normalise-name';

/** What dealers write for a make, in normalised names. */
export const MAKE_ALIASES: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  mercedes: 'mercedesbenz',
  merc: 'mercedesbenz',
  landrovers: 'landrover',
  rangerover: 'landrover',
  vauxhallopel: 'vauxhall',
  opel: 'vauxhall',
  dsautomobiles: 'ds',
  citroends: 'ds',
  mgmotor: 'mg',
  mgmotoruk: 'mg',
  mercedesamg: 'mercedesbenz',
  bmwmini: 'mini',
  alpinecars: 'alpine',
  teslamotors: 'tesla',
  kgm: 'ssangyong',
  kgmobility: 'ssangyong',
  kgmssangyong: 'ssangyong',
  volkswagencommercial: 'volkswagen',
  vwcommercial: 'volkswagen',
  ora: 'gwm',
  gwmora: 'gwm',
};

/** A make's normalised name, the same for all that dealers write for it. */
export function plainMake(make: string): string {
  const name = normaliseName(make);
  return Object.hasOwn(MAKE_ALIASES, name) ? (MAKE_ALIASES[name] as string) : name;
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
