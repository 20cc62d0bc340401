import { setImmediate as endOfTurn } from 'node:timers/promises';

/**
 * Maximum characters and lines of a piece: reading one takes some tens of milliseconds at worst.
 */
const CHARACTERS = 32 * 1024;
const LINES = 300;

/** Returns the end of the piece that begins at `start`. It divides no character. */
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

/**
 * Yields a text in pieces of up to `characters` characters, and lets other requests run in between.
 */
export async function* piecesOf(text: string, characters = CHARACTERS) {
  for (let at = 0; at < text.length; ) {
    const end = endOfPiece(text, at, characters);
    yield text.slice(at, end);
    at = end;
    await endOfTurn();
  }
}
