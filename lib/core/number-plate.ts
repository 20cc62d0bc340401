/** A number plate as it is stored: upper case, without spaces or hyphens. Letters beyond A to Z stay, lest ß become SS. */
export const normalPlate = (text: string) =>
  text.replace(/[\s-]/g, '').replace(/[a-z]+/g, (letters) => letters.toUpperCase());

export const PLATE = /^[A-Z0-9]{2,8}$/;
export const PLATE_ERROR = 'A number plate has two to eight letters and digits';

const ALIKE: Record<string, string> = { O: '[O0]', '0': '[O0]', I: '[I1]', '1': '[I1]' };

/**
 * Whether a text holds a stored number plate as a word of its own, in any case and spacing. Not of a plate that cannot be
 * told from other words: the SQL function private.names_plate has the same rule and says why.
 */
export function namesPlate(text: string, plate: string): boolean {
  if (plate.length < 5 || !/[A-Z]/.test(plate) || !/\d/.test(plate)) return false;
  const characters = [...plate].map((character) => ALIKE[character] ?? character);
  const word = `(?<![A-Z0-9])${characters.join('[^A-Z0-9]{0,3}')}(?![A-Z0-9])`;
  // 'BD21SMR™' has the plate as it is written, wide letters only once they are made plain.
  return [text, text.normalize('NFKD')].some((form) => new RegExp(word, 'i').test(form));
}
