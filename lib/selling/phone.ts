/** The 0 that is not dialled from abroad, as in '+44 (0)20 7946 0000'. */
const TRUNK = /\(0\)/;

/** What follows the 0: ten digits; nine in some towns (01…) and after 0800. */
const NATIONAL = '(?:[1-35789]\\d{9}|1\\d{8}|800\\d{6})';
const UK = new RegExp(`^(?:0|44)${NATIONAL}$`);

/**
 * Whether a text can be a phone number: a UK one by Ofcom's National Telephone Numbering Plan, or an international one by
 * ITU-T E.164, with a country code and at most 15 digits.
 */
export function isPhoneNumber(text: string) {
  if (!/^\+?[0-9 ()-]+$/.test(text)) return false;
  const digits = text.replace(TRUNK, '').replace(/[^+\d]/g, '');
  const [, abroad] = /^(?:\+|00)(.*)$/.exec(digits) ?? [];
  if (abroad === undefined) return digits.startsWith('0') && UK.test(digits);
  return abroad.startsWith('44') ? UK.test(abroad) : /^[1-9]\d{6,14}$/.test(abroad);
}
