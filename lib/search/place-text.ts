import { POSTCODE_AREAS } from '../core/postcode-areas';

/** A complete or partial postcode among other words; the group is its outward code. */
const POSTCODE =
  /(?<![a-z\d])([a-z]{1,2}\d[a-z\d]?)(?:[\s.-]*\d[a-z]{2}|\s+\d[a-z]?)?(?![a-z\d])/gi;
/**
 * A complete postcode, with spaces anywhere and letters in place of digits ('LSO 3AA', 'SWlA1 AA',
 * 'LS 6 SAA', 'LS6 3A A'); a group for each of its parts.
 */
const TYPED = new RegExp(
  `(?<![a-z\\d])(${POSTCODE_AREAS})(\\s?)([\\dbgilosz])([a-z\\d]?)([^\\p{L}\\p{N}]*)([\\dbgilosz])(\\s?)([a-z]\\s?[a-z])(?![a-z\\d])`,
  'giu',
);
/** The digits for which letters are mistyped. */
const DIGITS: Readonly<Record<string, string>> = {
  b: '8',
  g: '6',
  i: '1',
  l: '1',
  o: '0',
  s: '5',
  z: '2',
};
const digit = (character: string) => DIGITS[character.toLowerCase()] ?? character;

type Parts = [
  area: string,
  afterArea: string,
  first: string,
  second: string,
  between: string,
  inward: string,
  gap: string,
  letters: string,
];

/**
 * Replaces each postcode by its outward code; one without any digit may be ordinary words, and
 * stays.
 */
const cutTyped = (
  text: string,
  isOfCar: (whole: string, parts: Parts, hasSlip: boolean) => boolean,
) =>
  text.replace(TYPED, (whole, ...groups) => {
    const parts = groups.slice(0, 8) as Parts;
    const [area, , first, second, , inward] = parts;
    // No district ends with the letters I, L or O.
    const outward = `${area}${digit(first)}${/[ilo]/i.test(second) ? digit(second) : second}`;
    const hasSlip = `${outward}${digit(inward)}` !== `${area}${first}${second}${inward}`;
    return /\d/.test(whole) && !isOfCar(whole, parts, hasSlip) ? outward : whole;
  });

const BEFORE =
  /^(?:(?:near|nr|around|round|in|at|by|from|close to|within \d+ miles of)\s+(?=\S))+/i;
const AFTER = /(?:[,\s]+(?:area|(?:city|town) centre|uk|united kingdom|great britain))+$/i;

/**
 * Splits the text of a place ('near Leeds LS6 3AA') into an outward code ('LS6', empty if there is
 * none) and a name ('Leeds'). Drops the second half of a postcode, which is personal data.
 */
export function parsePlace(typed: string): { code: string; name: string } {
  const text = cutTyped(typed.normalize('NFKC'), () => false);
  const code = text.matchAll(POSTCODE).next().value?.[1]?.toUpperCase() ?? '';
  const name = text.replace(POSTCODE, ' ').trim().replace(BEFORE, '').replace(AFTER, '');
  return { code, name };
}

/**
 * A postcode or an outward code that is the whole text, with groups for its area and its district.
 */
export const LONE_POSTCODE = /^([a-z]{1,2})(\d[a-z\d]?)( ?\d[a-z]{2})?$/;

/**
 * Cars that look like a postcode with a space: 'ex30 se', 'ls400 se'; also 's60 se', which looks
 * like 'm11 ae'. A figure after the space makes it a postcode: 'M11 4AE'.
 */
const MODEL_WITH_TRIM = /^(?:[a-z]\d|e[cx]\d|[ls][ls]\d\d)\d\s+(?=[a-z])/i;
/** 'S3 5dr', 'E46 3dr', 'V60 4wd', 'S60 2nd': a car with doors, driven wheels or owners. */
const MODEL_WITH_DOORS = /^(?:[a-z]\d?|e[3-9])\d\s+(?:[2-5]\s?dr|[24]wd|2nd|3rd)$/i;
/** The second half of a postcode has none of the letters c, i, k, m, o, v. */
const INWARD_LETTERS = /^[abd-hjlnp-uw-z]{2}$/i;
/**
 * Words about cars that look like a mistyped second half: 'polo 5dr', 'mot 1yr', 'm3 lhd', 'ls6 sat
 * nav'.
 */
const OF_CAR =
  /^(?:[2-7]dr|[24]wd|\dyr|\dsp|\dst|2nd|3rd|\dth|\dlt|\dps|\dhp|l(?:ed|hd|wb|pg|sd|td|ux|et|ez)|o(?:ld|ne|ff|ur|ut|wn)|i(?:ts|ll)|b(?:ad|ag|an|ar|at|ay|bs|ed|ee|et|hp|ug|us|ut|uy|yd|ye)|g(?:al|ap|as|el|en|et|un|uy|[lt].)|s(?:ad|al|at|aw|ay|ee|el|et|ex|lt|rt|td|ub|un|up|wb|xt)|z(?:ap|en))$/i;
/** Letters after the figures of a car: 'passat se 19td', 'fiesta st 5dr'. */
const ENGINE = /^(?:d[rt]|e[sx]|g[ltx]|hp|l[stx]|nd|ps|r[ds]|s[eprstx]|t[dht]|up|wd|xe|yr)$/i;

/** Whether an apparent postcode is rather a car: the likelier, the more of it is mistyped. */
function isOfCar(whole: string, parts: Parts, hasSlip: boolean) {
  const [area, afterArea, first, , between, inward, gap, spaced] = parts;
  const letters = spaced.replace(/\s/, '');
  const isLoose = hasSlip || (area.length < 2 && gap !== '') || ENGINE.test(letters);
  if (letters !== spaced && isLoose) return true;
  if (!INWARD_LETTERS.test(letters)) return true;
  // 'passat se 1.9 td'
  if (afterArea && (area.length < 2 || /^[.,]$/.test(between))) return true;
  if (afterArea && !between && ENGINE.test(letters)) return true;
  if (hasSlip || afterArea) {
    const isShort = area.length < 2 && /[bgsz]/i.test(first + inward);
    return isShort || (hasSlip && (afterArea || gap) !== '') || OF_CAR.test(inward + letters);
  }
  return MODEL_WITH_TRIM.test(whole) || MODEL_WITH_DOORS.test(whole);
}

/** Replaces each postcode, also a mistyped one, by its outward code; the rest is personal data. */
export const cutPostcodes = (text: string) => cutTyped(text, isOfCar);
