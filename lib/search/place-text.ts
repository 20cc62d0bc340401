/** A postcode, whole or begun, among other words; the group is its outward code. */
const POSTCODE =
  /(?<![a-z\d])([a-z]{1,2}\d[a-z\d]?)(?:[\s.-]*\d[a-z]{2}|\s+\d[a-z]?)?(?![a-z\d])/gi;
const BEFORE =
  /^(?:(?:near|nr|around|round|in|at|by|from|close to|within \d+ miles of)\s+(?=\S))+/i;
const AFTER = /(?:[,\s]+(?:area|(?:city|town) centre|uk|united kingdom|great britain))+$/i;

/**
 * Splits what is typed as a place ('near Leeds LS6 3AA') into an outward code ('LS6', empty if there is none) and a
 * name ('Leeds'). The second half of a postcode is personal data and in neither.
 */
export function parsePlace(text: string): { code: string; name: string } {
  const code = text.matchAll(POSTCODE).next().value?.[1]?.toUpperCase() ?? '';
  const name = text.replace(POSTCODE, ' ').trim().replace(BEFORE, '').replace(AFTER, '');
  return { code, name };
}

/** A postcode or an outward code that is the whole text, in groups: its area and its district. */
export const LONE_POSTCODE = /^([a-z]{1,2})(\d[a-z\d]?)( ?\d[a-z]{2})?$/;

const WHOLE =
  /(?<![a-z\d])([a-z]{1,2}\d[a-z\d]?)[^\p{L}\p{N}]*\d\s?[abd-hjlnp-uw-z]{2}(?![a-z\d])/giu;
/** 'S3 5dr': a car with five doors. */
const MODEL_WITH_DOORS = /^[a-z]\d\s+[2-5]\s?dr$/i;

/** The text with the outward code in place of each postcode; the rest is personal data. */
export const cutPostcodes = (text: string) =>
  text.replace(WHOLE, (whole, code: string) => (MODEL_WITH_DOORS.test(whole) ? whole : code));
