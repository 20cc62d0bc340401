/** A number plate as it is stored: upper case, without spaces or hyphens. */
export const normalPlate = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');

export const PLATE = /^[A-Z0-9]{2,8}$/;
export const PLATE_ERROR = 'A number plate has two to eight letters and digits';
