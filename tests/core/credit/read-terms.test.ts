import { expect, test } from 'vitest';
import { readApr, readWhole } from '@/lib/core/credit/read-terms';

test.each([
  ['9.9', 9.9],
  ['9,9', 9.9],
  ['9.90 %', 9.9],
  ['9.9% APR', 9.9],
  ['0', 0],
  ['100', 100],
  [' 7 per cent ', 7],
])('the rate %j is %d', (text, value) => expect(readApr(text)).toEqual({ value }));

test.each([
  ['10,000', 'must be 100 or less'],
  ['10000', 'must be 100 or less'],
  ['100.01', 'must be 100 or less'],
  ['-1', 'must be 0 or more'],
  ['NaN', 'must be a number such as 9.9'],
  ['Infinity', 'must be a number such as 9.9'],
  ['1e1', 'must be a number such as 9.9'],
  ['9.995,00', 'must be a number such as 9.9'],
  ['', 'must be a number such as 9.9'],
])('the rate %j is refused: %s', (text, error) => expect(readApr(text)).toEqual({ error }));

test('a long run of spaces in a rate is refused at once', () => {
  const start = performance.now();
  expect(readApr(`9${' '.repeat(10_000)}x`)).toEqual({ error: 'must be a number such as 9.9' });
  expect(performance.now() - start).toBeLessThan(500);
});

test.each([
  ['1,000', { value: 1000 }],
  ['£9,995.00', { value: 9995 }],
  ['9.995,00', { error: 'must be a whole number' }],
  ['-1', { error: 'must be 0 or more' }],
  ['NaN', { error: 'must be a whole number' }],
  ['9'.repeat(12), { error: 'must be 10000 or less' }],
])('the sum %j', (text, read) => expect(readWhole(text, 0, 10_000)).toEqual(read));
