import { expect, test } from 'vitest';
import { whole } from '@/lib/core/fields';

const read = (text: string) => whole('required').safeParse(text).data;

test.each([
  ['52000', 52_000],
  ['£12,500', 12_500],
  ['31,000 miles', 31_000],
  ['1 mile', 1],
  ['52k', 52_000],
  ['52 K miles', 52_000],
  ['£8.25k', 8250],
  ['-5', -5],
])('%s is a whole number', (text, number) => expect(read(text)).toBe(number));

test.each(['', 'k', '1.5', '1.2345k', '5kk', '9999999k'])('"%s" is no whole number', (text) =>
  expect(read(text)).toBeUndefined(),
);
