import { expect, test } from 'vitest';
import { plainAddress, sendErrors } from '@/lib/stock/send-errors';

test.each([
  ['private', 'address', 'public internet'],
  ['unreachable', 'address', 'No file came'],
  ['html', 'file', 'web page'],
  ['session', 'form', 'Nothing you typed is lost'],
] as const)('%s is told at the %s', (problem, field, text) => {
  expect(sendErrors({ problem })).toEqual({ [field]: expect.stringContaining(text) });
});

test('headings are named where the problem is about them', () => {
  expect(sendErrors({ problem: 'twice', column: ['price', 'make'] }).file).toMatch(
    / price, make\.$/,
  );
  expect(sendErrors({ problem: 'size', column: 'price' }).file).not.toContain('price');
  expect(sendErrors({ problem: 'toString' })).toEqual({});
});

test.each(['https://dealer.example/a/cars.csv', 'http://dealer.example/cars.csv'])(
  'the address %s leads back with its refusal',
  (address) => expect(plainAddress(` ${address} `)).toBe(address),
);

test.each([
  'https://dealer.example/cars.csv?key=1',
  'https://dealer.example/cars.csv#key',
  'https://name:word@dealer.example/cars.csv',
  'javascript:alert(1)',
  'cars.csv',
  `https://dealer.example/${'a'.repeat(500)}`,
  ['https://dealer.example/'],
  undefined,
])('the address %s does not', (address) => {
  expect(plainAddress(address)).toBeUndefined();
});
