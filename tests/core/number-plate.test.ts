import { expect, test } from 'vitest';
import { normalPlate, PLATE } from '@/lib/core/number-plate';

test('a plate is stored in upper case, without spaces and hyphens', () => {
  expect(normalPlate(' ab12-cde ')).toBe('AB12CDE');
  expect(normalPlate('ＡＢ１２－ｃｄｅ')).toBe('AB12CDE');
});

test.each(
  'AB12CDE A1BCD A123BCD Q123ABC ABC123D A1 1A ABC1 1ABC 1234AB AIG1234 101D234 J123456 191D1234'.split(
    ' ',
  ),
)('%s is a plate', (text) => {
  expect(normalPlate(`\u200b${text.slice(0, 1)}\u2011${text.slice(1)} `)).toBe(text);
  expect(text).toMatch(PLATE);
});

test.each(
  'ß12 ﬀﬀ ı1 АВ12 <b>1 TBA NEW LOST UNREG ABCDEFGH 12345678 00000 A 1 AB12CD AB12CDEF'.split(' '),
)('%s is no plate', (text) => {
  expect(normalPlate(text)).not.toMatch(PLATE);
});
