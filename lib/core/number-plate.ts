/**
 * Normalises a number plate as it is stored: upper case, without spaces, hyphens or invisible
 * characters, with wide letters and figures made plain. Other letters beyond A to Z stay, so that ß
 * does not become SS.
 */
export const normalPlate = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/**
 * The stored forms of number plates of cars for sale in Britain; the same as in the SQL function
 * private.is_plate.
 */
const FORMS = [
  // Current plates, with the year's letter first (Q plates too) or last, or undated.
  '[A-Z]{2}\\d{2}[A-Z]{3}',
  '[A-Z]\\d{1,3}[A-Z]{3}',
  '[A-Z]{3}\\d{1,3}[A-Z]',
  '[A-Z]{1,3}\\d{1,4}',
  '\\d{1,4}[A-Z]{1,3}',
  // Plates of diplomats, Jersey, Guernsey, Ireland.
  '\\d{3}[DX]\\d{3}',
  'J\\d{5,6}',
  '[1-9]\\d{4}',
  '\\d{2,3}[A-Z]{1,2}\\d{1,5}',
];

export const PLATE = new RegExp(`^(?:${FORMS.join('|')})$`);
export const PLATE_ERROR = 'This is no number plate: one reads like AB12 CDE, A123 BCD or ABC 123';

const ALIKE: Record<string, string> = { O: '[O0]', '0': '[O0]', I: '[I1]', '1': '[I1]' };

/**
 * Whether a text contains a stored number plate as a separate word, in any case and spacing. False
 * for a plate that looks like an ordinary word: the SQL function private.names_plate has the same
 * rule and says why.
 */
export function namesPlate(text: string, plate: string): boolean {
  if (plate.length < 5 || !/[A-Z]/.test(plate) || !/\d/.test(plate)) return false;
  const characters = [...plate].map((character) => ALIKE[character] ?? character);
  const word = `(?<![A-Z0-9])${characters.join('[^A-Z0-9]{0,3}')}(?![A-Z0-9])`;
  // 'BD21SMR™' contains the plate as written; wide letters match only after normalisation.
  return [text, text.normalize('NFKD')].some((form) => new RegExp(word, 'i').test(form));
}
