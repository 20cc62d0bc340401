import { expect, test } from 'vitest';
import { entityTag, isKnown } from '@/lib/core/http/entity-tag';

const TAG = entityTag('6f1f8a52-600.webp');

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
