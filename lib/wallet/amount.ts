const DECIMALS_SHOWN = 4;
const groups = new Intl.NumberFormat('en-GB');

/**
 * Formats an amount in a coin's smallest unit with 4 decimals, truncated, not rounded:
 * '1,234.5678'. A smaller amount is '< 0.0001'.
 */
export function formatAmount(smallest: bigint, decimals = 18): string {
  const shown = (smallest * 10n ** BigInt(DECIMALS_SHOWN)) / 10n ** BigInt(decimals);
  if (shown === 0n && smallest > 0n) return '< 0.0001';
  const unit = 10n ** BigInt(DECIMALS_SHOWN);
  return `${groups.format(shown / unit)}.${String(shown % unit).padStart(DECIMALS_SHOWN, '0')}`;
}

/** A whole number: '1,234'. */
export const formatCount = (count: bigint) => groups.format(count);
