/** Characters in the picture's font: Latin-1, typographic quotes, dashes and the ellipsis. */
const DRAWN = /[\x20-\x7e\u00a1-\u00ff‘’“”–—…]/;

function drawnLetter(letter: string) {
  if (DRAWN.test(letter)) return letter;
  if (/\s/.test(letter)) return ' ';
  const plain = letter.normalize('NFD').charAt(0);
  return DRAWN.test(plain) ? plain : '';
}

/**
 * Reduces a text to the picture's font and to `length` characters. The image renderer would download
 * fonts for other characters from third parties: they lose their accent, or are omitted.
 */
export function pictureText(text: string, length: number): string {
  const drawn = [...text.normalize('NFC')].map(drawnLetter).join('').replace(/ +/g, ' ').trim();
  return drawn.length > length ? `${drawn.slice(0, length - 1).trimEnd()}…` : drawn;
}
