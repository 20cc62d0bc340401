import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wholeAmount } from '@/lib/core/amount';
import { runs } from '../whole';

describe('a whole amount', () => {
  test.each([
    ['9995', '9995'],
    ['9,995', '9995'],
    ['1,234,567', '1234567'],
    ['9 995', '9995'],
    ['9\u00a0995', '9995'],
    ['9\u2009995', '9995'],
    ['\u200b9995\ufeff', '9995'],
    ['９９９５', '9995'],
    ['£9,995', '9995'],
    ['£ 9995', '9995'],
    ['GBP 9,995.00', '9995'],
    ['9995 GBP', '9995'],
    ['9995 pounds', '9995'],
    ['9995.00', '9995'],
    ['9995.0', '9995'],
    ['9,995.00', '9995'],
    ['9995,00', '9995'],
    ['9995,0', '9995'],
    ['31,000 miles', '31000'],
    ['31000 mi', '31000'],
    ['52k', '52000'],
    ['1.5k', '1500'],
    ['-5', '-5'],
    ['−5', '-5'],
    ['-£5', '-5'],
    ['£-5', '-5'],
    ['0', '0'],
    ['9 \u200b 995', '9995'],
  ])('%j is read', (text, digits) => expect(wholeAmount(text)).toBe(digits));

  test.each([
    ...['9995,50', '9995.5', '9,995.50', '45,50', '12500,5', '9,9950', '1,25,000', '1,2345,678'],
    ...['9.995', '9.995,00', '1,234 567', '12,34', ',995', '9995,', '.00', '00.', '1 2', '9 99'],
    ...['1e5', '0x1F', '9995 EUR', '€9995', '$9995', '9995 + VAT', '50000 km', 'POA', '', '-', '£'],
    ...['1.2345k', 'k', '--5', '5-', '1,000k'],
  ])('%j stays as it is', (text) => expect(wholeAmount(text)).toBe(text));
});

test('a long run of spaces is read in no time that grows with its square', () => {
  const unit = [' ', '\u200b ', ' \u00ad\u00a0'];
  for (const spaces of unit.map((each) => each.repeat(200_000))) {
    expect(wholeAmount(`£${spaces}9995${spaces}miles`)).toBe('9995');
    const other = `5${spaces}x`;
    expect(wholeAmount(other)).toBe(other);
  }
});

/** The digits of a text of digits, commas, points and spaces, by its parts; null where it is no whole amount. */
function readByParts(text: string, isCut = false): string | null {
  const points = [...text.trim()].filter((sign) => sign === '.').length;
  const [left = '', right] = points === 1 ? text.trim().split('.') : [text.trim()];
  if (points > 1 || (right !== undefined && !['0', '00'].includes(right))) return null;
  const parts = left.split(/([, ])/);
  const separators = new Set(parts.filter((_, at) => at % 2 === 1));
  const groups = parts.filter((_, at) => at % 2 === 0);
  const last = groups.at(-1) ?? '';
  if (!isCut && right === undefined && parts.at(-2) === ',' && ['0', '00'].includes(last)) {
    const head = parts.slice(0, -2).join('');
    return head.endsWith(' ') ? null : readByParts(head, true);
  }
  if (separators.size > 1 || groups.some((group) => !/^\d+$/.test(group))) return null;
  if (groups.length === 1) return left;
  const [first = '', ...rest] = groups;
  return first.length <= 3 && rest.every(({ length }) => length === 3) ? groups.join('') : null;
}

test('no sign of a number is dropped that is not of thousands', () => {
  const sign = fc.constantFrom(...'0123456789005,,,. '.split(''));
  fc.assert(
    fc.property(fc.string({ unit: sign, minLength: 1, maxLength: 12 }), (text) => {
      const plain = text.replace(/ +/g, ' ');
      expect(wholeAmount(plain)).toBe(readByParts(plain) ?? plain);
    }),
    { numRuns: runs(2000, 50_000) },
  );
});
