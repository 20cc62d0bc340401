import { expect, test } from 'vitest';
import { figureText } from '@/components/search/slider';

test.each([
  [99_000, { prefix: '£' }, '£99,000'],
  [100_000, { unit: 'miles' }, '100,000 miles'],
  [2019, { plain: 'true' }, '2019'],
  [50, {}, '50'],
])('a slider value of %i is formatted as %s', (value, figure, text) => {
  expect(figureText(value, figure)).toBe(text);
});
