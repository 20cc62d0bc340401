/** What the picture's font has: Latin letters with the accents of western Europe, and the dashes. */
const DRAWN = /[\x20-\x7e\u00a1-\u00ff‘’“”–—…]/;

function drawnLetter(letter: string) {
  if (DRAWN.test(letter)) return letter;
  if (/\s/.test(letter)) return ' ';
  const plain = letter.normalize('NFD').charAt(0);
  return DRAWN.test(plain) ? plain : '';
}

/**
 * A text as a generated picture can draw it, at most `length` characters. A letter that its font has
 * not would be asked of strangers' servers: it loses its accent, or is left out.
 */
export function pictureText(text: string, length: number): string {
  const drawn = [...text.normalize('NFC')].map(drawnLetter).join('').replace(/ +/g, ' ').trim();
  return drawn.length > length ? `${drawn.slice(0, length - 1).trimEnd()}…` : drawn;
}
