import { POSTCODE_AREAS } from '../core/postcode-areas';

/** A postcode, whole or begun, among other words; the group is its outward code. */
const POSTCODE =
  /(?<![a-z\d])([a-z]{1,2}\d[a-z\d]?)(?:[\s.-]*\d[a-z]{2}|\s+\d[a-z]?)?(?![a-z\d])/gi;
/** A whole postcode that may have letters in place of digits ('LSO 3AA', 'SWlA 1AA'), a group for each of its parts. */
const MISTYPED = new RegExp(
  `(?<![a-z\\d])(${POSTCODE_AREAS})([\\doil])([a-z\\d]?)[\\s.-]*([\\doil])([a-z]{2})(?![a-z\\d])`,
  'gi',
);

const digit = (character: string) => character.replace(/o/i, '0').replace(/[il]/i, '1');

/** Mends mistyped postcodes, so that their second halves are found. Without any digit they may be words. */
const mendPostcodes = (text: string, isOfCar = (_inward: string) => false) =>
  text.replace(MISTYPED, (whole, area, first, second, inward, letters) =>
    // No district ends with the letters I, L or O.
    /\d/.test(whole) && !isOfCar(inward + letters)
      ? `${area}${digit(first)}${digit(second)} ${digit(inward)}${letters}`
      : whole,
  );

const BEFORE =
  /^(?:(?:near|nr|around|round|in|at|by|from|close to|within \d+ miles of)\s+(?=\S))+/i;
const AFTER = /(?:[,\s]+(?:area|(?:city|town) centre|uk|united kingdom|great britain))+$/i;

/**
 * Splits what is typed as a place ('near Leeds LS6 3AA') into an outward code ('LS6', empty if there is none) and a
 * name ('Leeds'). The second half of a postcode is personal data and in neither.
 */
export function parsePlace(typed: string): { code: string; name: string } {
  const text = mendPostcodes(typed);
  const code = text.matchAll(POSTCODE).next().value?.[1]?.toUpperCase() ?? '';
  const name = text.replace(POSTCODE, ' ').trim().replace(BEFORE, '').replace(AFTER, '');
  return { code, name };
}

/** A postcode or an outward code that is the whole text, in groups: its area and its district. */
export const LONE_POSTCODE = /^([a-z]{1,2})(\d[a-z\d]?)( ?\d[a-z]{2})?$/;

/** Cars in which a space makes a postcode's form: 'ex30 se', 'ls400 se'; 's60 se', which 'm11 ae' cannot be told from. */
const MODEL_WITH_TRIM = '(?!(?:[a-z]\\d|e[cx]\\d|[ls][ls]\\d\\d)\\d\\s)';
const WHOLE = new RegExp(
  `(?<![a-z\\d])${MODEL_WITH_TRIM}((?:${POSTCODE_AREAS})\\d[a-z\\d]?)[^\\p{L}\\p{N}]*\\d\\s?[abd-hjlnp-uw-z]{2}(?![a-z\\d])`,
  'giu',
);
/** 'S3 5dr', 'E46 3dr': a car with doors. */
const MODEL_WITH_DOORS = /^(?:[a-z]|e[3-9])\d\s+[2-5]\s?dr$/i;
/** Words about cars have the form of a mistyped second half: 'polo 5dr', 'mot 1yr', 'm3 lhd'. No second half has the letters c, i, k, m, o or v. */
const OF_CAR =
  /^(?:[2-7]dr|[24]wd|\dyr|\dsp|\dst|2nd|3rd|\dth|\dlt|\dps|\dhp|l(?:ed|hd|wb|pg|sd|td|ux|et|ez)|o(?:ld|ne|ff|ur|ut|wn)|i(?:ts|ll)|..?[cikmov].?)$/i;

/** The text with the outward code in place of each postcode, mistyped ones included; the rest is personal data. */
export const cutPostcodes = (text: string) =>
  mendPostcodes(text, (inward) => OF_CAR.test(inward)).replace(WHOLE, (whole, code: string) =>
    MODEL_WITH_DOORS.test(whole) ? whole : code,
  );
