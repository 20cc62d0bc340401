import { expect, test } from 'vitest';
import { entityTag, isKnown } from '@/lib/photos/entity-tag';

const TAG = entityTag('6f1f8a52-6f2e-4c38-8b6e-1f3a0c9d2b11', '600.webp');

test('each file of each photograph has a strong ETag of its own', () => {
  expect(TAG).toBe('"6f1f8a52-6f2e-4c38-8b6e-1f3a0c9d2b11-600.webp"');
});

test.each([
  [null, false],
  ['', false],
  ['"other"', false],
  [TAG.slice(1, -1), false],
  [TAG, true],
  [`"other",W/${TAG}`, true],
  ['*', true],
])('If-None-Match %s: known %s', (header, expected) => {
  expect(isKnown(header, TAG)).toBe(expected);
});
