import { setImmediate as endOfTurn } from 'node:timers/promises';

/** The most characters and lines of a piece: read within some tens of milliseconds at worst. */
const CHARACTERS = 32 * 1024;
const LINES = 300;

/** Where the piece that begins at a place ends. No character is divided. */
function endOfPiece(text: string, start: number, characters: number) {
  const isPair = (text.codePointAt(start + characters - 1) ?? 0) > 0xffff;
  const end = start + characters + (isPair ? 1 : 0);
  const piece = text.slice(start, end);
  const lineBreak = /[\r\n]/g;
  for (let lines = 0; lines < LINES; lines += 1) {
    if (!lineBreak.test(piece)) return end;
  }
  return start + lineBreak.lastIndex;
}

/** A text in pieces of so many characters at most, between which other requests have their turn. */
export async function* piecesOf(text: string, characters = CHARACTERS) {
  for (let at = 0; at < text.length; ) {
    const end = endOfPiece(text, at, characters);
    yield text.slice(at, end);
    at = end;
    await endOfTurn();
  }
}
