import { setImmediate as endOfTurn } from 'node:timers/promises';

/** In characters: read within some tens of milliseconds at worst. */
const PIECE = 32 * 1024;

/** A text in pieces, between which other requests have their turn. No character is divided. */
export async function* piecesOf(text: string) {
  for (let at = 0; at < text.length; ) {
    const isPair = (text.codePointAt(at + PIECE - 1) ?? 0) > 0xffff;
    const end = at + PIECE + (isPair ? 1 : 0);
    yield text.slice(at, end);
    at = end;
    await endOfTurn();
  }
}
