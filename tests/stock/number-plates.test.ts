import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalPlate, PLATE } from '@/lib/core/number-plate';
import { formatRegistration } from '@/lib/format';
import { plateOf } from '@/lib/stock/cells';

/** The plate of a cell as it is drawn; '' without one, null for a text that is no plate. */
function drawn(cell: string) {
  const plate = normalPlate(plateOf(cell));
  if (plate === '') return '';
  return PLATE.test(plate) ? formatRegistration(plate) : null;
}

describe('the plate', () => {
  test.each([
    ['of today', 'ab12cde', 'AB12 CDE'],
    ['of a year letter first', 'A123BCD', 'A123 BCD'],
    ['of a year letter last', 'ABC123D', 'ABC 123D'],
    ['without a date, letters first', 'ABC123', 'ABC 123'],
    ['without a date, figures first', '123ABC', '123 ABC'],
    ['without a date, short', '1A', '1 A'],
    ['of a register, filled up', '0001ABC', '1 ABC'],
    ['of Northern Ireland', 'aib1234', 'AIB 1234'],
    ['of Northern Ireland, figures first', '1234-AZ', '1234 AZ'],
    ['of Northern Ireland, with a Z', 'KIZ12', 'KIZ 12'],
    ['of unknown age', 'Q123ABC', 'Q123 ABC'],
    ['of a diplomat', '101D123', '101D123'],
  ])('%s, %s, is drawn %s', (_, cell, plate) => expect(drawn(cell)).toBe(plate));
});

test.each(
  'TBA|tbc|T.B.A.|N/A|-|--|?|NEW|LOST|UNREG|Un-registered|No reg|None|On order|Import|0|ABCDEFGH|XX00 XXX|AA00AAA|xx26xxx'.split(
    '|',
  ),
)('%s stands for no plate', (cell) => expect(drawn(cell)).toBe(''));

test.each(['12345678', 'AB12CD', 'VX7O ABC', 'A1B2C3', 'AB123456'])('%s is no plate', (cell) =>
  expect(drawn(cell)).toBeNull(),
);

test('spaces, hyphens, case change no plate, and a drawn one is the same plate again', () => {
  const letter = fc.constantFrom(...'ABCDEFGHJKLMNOPRSTUVWXYZ');
  const figure = fc.constantFrom(...'123456789');
  const forms = ['LLFFLLL', 'LFFFLLL', 'LLLFFFL', 'LLLFFFF', 'FFFLLL', 'LF'];
  const plate = fc
    .constantFrom(...forms)
    .chain((form) => fc.tuple(...[...form].map((sign) => (sign === 'L' ? letter : figure))));
  fc.assert(
    fc.property(plate, fc.constantFrom('', ' ', '-', '\u200b', '\u00a0'), (signs, between) => {
      const shown = drawn(signs.join(''));
      expect(shown).toBeTruthy();
      expect(drawn(signs.join(between).toLowerCase())).toBe(shown);
      expect(drawn(shown ?? '')).toBe(shown);
    }),
  );
});
