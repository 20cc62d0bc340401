import { expect, test } from 'vitest';
import { normalPlate, PLATE } from '@/lib/core/number-plate';

test('a plate is stored in upper case, without spaces and hyphens', () => {
  expect(normalPlate(' ab12-cde ')).toBe('AB12CDE');
});

test.each(['ß12', 'ﬀﬀ', 'ı1', 'АВ12', '<b>1'])('%s is no plate', (text) => {
  expect(normalPlate(text)).not.toMatch(PLATE);
});
