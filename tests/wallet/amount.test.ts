import fc from 'fast-check';
import { maxUint256 } from 'viem';
import { expect, test } from 'vitest';
import { formatAmount } from '@/lib/wallet/amount';

test.each([
  [0n, '0.0000'],
  [1n, '< 0.0001'],
  [10n ** 14n - 1n, '< 0.0001'],
  [10n ** 14n, '0.0001'],
  [1_999_999_999_999_999_999n, '1.9999'],
  [1_234_567_800_000_000_000_000n, '1,234.5678'],
])('%s of the smallest unit is shown as %s', (smallest, text) => {
  expect(formatAmount(smallest)).toBe(text);
});

test('the largest amount of 256 bits is shown in full', () => {
  const text = formatAmount(maxUint256);
  expect(text).toMatch(/^115,792,089(,\d{3}){17}\.5840$/);
});

test('an amount is never shown larger than it is, nor smaller by a whole last digit', () => {
  fc.assert(
    fc.property(fc.bigInt(10n ** 14n, maxUint256), (smallest) => {
      const shown = BigInt(formatAmount(smallest).replace(/[,.]/g, '')) * 10n ** 14n;
      expect(shown <= smallest && smallest - shown < 10n ** 14n).toBe(true);
    }),
  );
});

test('other coins have other decimals', () => {
  expect(formatAmount(1_234_567n, 6)).toBe('1.2345');
});
