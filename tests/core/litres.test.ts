import { expect, test } from 'vitest';
import { engineSizeSchema } from '@/lib/core/fields';
import { litres } from '@/lib/core/litres';

test.each([
  ['2.0L', '2.0'],
  ['1,6 litres', '1.6'],
  ['1,998', '2.0'],
  ['1995 cc', '2.0'],
  ['1,998 cc', '2.0'],
  ['1,998cc', '2.0'],
  ['1.498 CC', '1.5'],
  ['1 242 ccm', '1.2'],
  ['1,598 cm³', '1.6'],
  ['999 cm3', '1.0'],
  ['1.6 ltr', '1.6'],
])('%s is an engine of %s litres', (text, size) => {
  expect(litres(text)).toBe(size);
  expect(engineSizeSchema.parse(text)).toBe(Number(size));
});

test.each(['1,99 cc', '1,9 cc', '125 cc', '1,998 miles', '11,998,000 cc'])(
  '%s is no engine size',
  (text) => {
    expect(litres(text)).toBe(text);
    expect(engineSizeSchema.safeParse(text).success).toBe(false);
  },
);
