import { expect, test } from 'vitest';
import { cleanText } from '@/lib/core/clean-text';

test('what PostgreSQL or XML refuses is removed, line breaks and tabs stay', () => {
  expect(cleanText('\u0000a\tb\r\nc\uFFFE\uFFFF\uFDD0\uD83D ')).toBe('a\tb\nc');
  expect(cleanText('🚗 £500 – “as new”')).toBe('🚗 £500 – “as new”');
});
