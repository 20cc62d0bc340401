import { expect, test } from 'vitest';
import { firstNameOf, reactionText, shortlistTitle } from '@/lib/shortlist/describe';

test('a shortlist is somebody’s unless the sharer shows the first name', () => {
  expect(shortlistTitle(null)).toBe('Somebody’s shortlist');
  expect(shortlistTitle('Ada')).toBe('Ada’s shortlist');
});

test('a reaction is told in words', () => {
  const name = null;
  expect(reactionText({ answer: 'yes', body: null, name })).toBe('Yes');
  expect(reactionText({ answer: null, body: 'Nice', name })).toBe('Nice');
  expect(reactionText({ answer: 'no', body: 'Too small', name })).toBe('No: Too small');
});

test('the first name is the first word, 40 characters at most', () => {
  expect(firstNameOf('  Ada Lovelace ')).toBe('Ada');
  expect(firstNameOf('')).toBe('');
  expect(firstNameOf('x'.repeat(60))).toHaveLength(40);
});
