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
    ['9 995,00', '9995'],
    ['10000,00', '10000'],
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
    '9995,50',
    '9995.5',
    '9,995.50',
    '45,50',
    '12500,5',
    '9,9950',
    '1,25,000',
    '1,2345,678',
    '9.995',
    '9.995,00',
    '1,234 567',
    '12,34',
    ',995',
    '9995,',
    '.00',
    '00.',
    '1 2',
    '9 99',
    '1e5',
    '0x1F',
    '9995 EUR',
    '€9995',
    '$9995',
    '9995 + VAT',
    '50000 km',
    'POA',
    '',
    '-',
    '£',
    '1.2345k',
    'k',
    '--5',
    '5-',
    '1,000k',
    // A comma is no decimal point before so few digits, nor after a comma of thousands.
    '60,00',
    '31,0',
    '995,00',
    '£60,00',
    '60,00 miles',
    '1,250,00',
    '125,000,0',
    '31,000,00',
    // No thousands begin with a nought: these are 0.995 and 0.5.
    '0,995',
    '0,500 miles',
    '00 995',
    // These have a footnote, a fraction, or digits of another script.
    '9995²',
    '9995 ¹',
    '999½',
    '９９９⑤',
    '٩٩٩٥',
  ])('%j stays as it is', (text) => expect(wholeAmount(text)).toBe(text));
});

test('a long run of spaces or digits is read in no time that grows with its square', () => {
  const unit = [' ', '\u200b ', ' \u00ad\u00a0'];
  for (const spaces of unit.map((each) => each.repeat(200_000))) {
    expect(wholeAmount(`£${spaces}9995${spaces}miles`)).toBe('9995');
    const other = `5${spaces}x`;
    expect(wholeAmount(other)).toBe(other);
  }
  const digits = '9'.repeat(200_000);
  expect(wholeAmount(`${digits}x`)).toBe(`${digits}x`);
});

/** Returns the digits of a text of digits, commas, points and spaces, by its parts; null if it is no whole amount. */
function readByParts(text: string): string | null {
  const [left = '', right, ...more] = text.trim().split('.');
  if (more.length > 0 || (right !== undefined && !['0', '00'].includes(right))) return null;
  const parts = left.split(/([, ])/);
  const last = parts.at(-1) ?? '';
  if (right === undefined && parts.at(-2) === ',' && ['0', '00'].includes(last)) {
    const whole = parts.slice(0, -2);
    const isDecimal = whole.join('').length > 3 && whole.at(-1) && !whole.includes(',');
    return isDecimal ? readByParts(whole.join('')) : null;
  }
  const separators = new Set(parts.filter((_, at) => at % 2 === 1));
  const [first = '', ...rest] = parts.filter((_, at) => at % 2 === 0);
  if (separators.size > 1 || [first, ...rest].some((group) => !/^\d+$/.test(group))) return null;
  if (rest.length === 0) return first;
  return /^[1-9]\d{0,2}$/.test(first) && rest.every(({ length }) => length === 3)
    ? [first, ...rest].join('')
    : null;
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
