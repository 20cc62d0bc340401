import { expect, test } from 'vitest';
import { formatFilledIn, parseFilledIn, replaceable } from '@/lib/registry/filled-in';

const FILLED_IN = { plate: 'AA19AAA', values: { engine_size: '1.5', colour: 'blue' } };

test('what a look-up filled in is read as it was written', () => {
  expect(parseFilledIn(formatFilledIn(FILLED_IN))).toEqual(FILLED_IN);
});

test.each(['', '{', 'null', '[]', '{"plate":"A"}'])('%j says that nothing was', (text) => {
  expect(parseFilledIn(text)).toEqual({ plate: '', values: {} });
});

test('a value that is no text was not filled in', () => {
  expect(parseFilledIn('{"plate":"A1","values":{"year":2019}}').values).toEqual({});
});

test('another car’s values are replaced, the same car’s are not', () => {
  expect(replaceable(FILLED_IN, 'aa19 aab')).toEqual(FILLED_IN.values);
  expect(replaceable(FILLED_IN, 'aa19 aaa')).toEqual({});
});
