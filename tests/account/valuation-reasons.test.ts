import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReasons } from '@/lib/account/valuation-reasons';

test('stored reasons are read with label and amount', () => {
  const kept = [
    { label: 'Mileage', amount: -420 },
    { label: 'Condition', amount: 150, note: 'good' },
  ];
  expect(readReasons(kept)).toEqual([
    { label: 'Mileage', amount: -420 },
    { label: 'Condition', amount: 150 },
  ]);
});

test('any stored JSON yields only reasons with label and amount', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      for (const reason of readReasons(kept as Parameters<typeof readReasons>[0])) {
        expect(reason).toEqual({ label: expect.any(String), amount: expect.any(Number) });
      }
    }),
  );
});
