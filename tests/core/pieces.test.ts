import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from '@/lib/core/pieces';

async function read(text: string) {
  const pieces: string[] = [];
  for await (const piece of piecesOf(text)) pieces.push(piece);
  return pieces;
}

test('a text is cut where its pieces would take long to read', async () => {
  for (const text of ['\n'.repeat(33_000), '\r\n'.repeat(33_000), 'a,b\r'.repeat(33_000)]) {
    const pieces = await read(text);
    expect(pieces.join('')).toBe(text);
    for (const piece of pieces) expect(piece.match(/[\r\n]/g)?.length).toBeLessThanOrEqual(300);
  }
  const long = await read('🚗'.repeat(40_000));
  expect(Math.max(...long.map(({ length }) => length))).toBeLessThanOrEqual(32 * 1024 + 1);
  expect(long.every((piece) => piece.isWellFormed())).toBe(true);
});

test('nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 2000 }), async (text) => {
      expect((await read(text)).join('')).toBe(text);
    }),
  );
});
