import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReasons } from '@/lib/account/valuation-reasons';

test('reasons are read as they were kept', () => {
  const kept = [
    { label: 'Mileage', amount: -420 },
    { label: 'Condition', amount: 150, note: 'good' },
  ];
  expect(readReasons(kept)).toEqual([
    { label: 'Mileage', amount: -420 },
    { label: 'Condition', amount: 150 },
  ]);
});

test('whatever else is kept there is left out', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      for (const reason of readReasons(kept as Parameters<typeof readReasons>[0])) {
        expect(reason).toEqual({ label: expect.any(String), amount: expect.any(Number) });
      }
    }),
  );
});
