import { expect, test } from 'vitest';
import { isStep, nextStep } from '@/lib/selling/steps';

test('the steps of the listing form follow each other, and the last one ends it', () => {
  expect(nextStep('car')).toBe('details');
  expect(nextStep('price')).toBe('check');
  expect(nextStep('check')).toBe('check');
});

test('a step is known by its own name alone', () => {
  expect(isStep('photos')).toBe(true);
  for (const name of ['', 'toString', '__proto__', 'Photos']) expect(isStep(name)).toBe(false);
});
