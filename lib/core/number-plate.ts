/** A number plate as it is stored: upper case, without spaces or hyphens. Letters beyond A to Z stay, lest ß become SS. */
export const normalPlate = (text: string) =>
  text.replace(/[\s-]/g, '').replace(/[a-z]+/g, (letters) => letters.toUpperCase());

export const PLATE = /^[A-Z0-9]{2,8}$/;
export const PLATE_ERROR = 'A number plate has two to eight letters and digits';
