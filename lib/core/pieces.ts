import { setImmediate as endOfTurn } from 'node:timers/promises';

/** The most characters and lines of a piece: read within some tens of milliseconds at worst. */
const CHARACTERS = 32 * 1024;
const LINES = 300;

/** Where the piece that begins at a place ends. No character is divided. */
function endOfPiece(text: string, start: number) {
  const isPair = (text.codePointAt(start + CHARACTERS - 1) ?? 0) > 0xffff;
  const end = start + CHARACTERS + (isPair ? 1 : 0);
  const lineBreak = /[\r\n]/g;
  lineBreak.lastIndex = start;
  for (let lines = 0; lines < LINES; lines += 1) {
    if (!lineBreak.test(text) || lineBreak.lastIndex >= end) return end;
  }
  return lineBreak.lastIndex;
}

/** A text in pieces, between which other requests have their turn. */
export async function* piecesOf(text: string) {
  for (let at = 0; at < text.length; ) {
    const end = endOfPiece(text, at);
    yield text.slice(at, end);
    at = end;
    await endOfTurn();
  }
}
