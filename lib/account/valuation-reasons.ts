import type { Json } from '../supabase/database.types';

/** Parses a valuation's stored reasons, `[{ label, amount }]` in pounds; skips malformed entries. */
export function readReasons(kept: Json): { label: string; amount: number }[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry) => {
    if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) return [];
    const { label, amount } = entry;
    const isReason = typeof label === 'string' && typeof amount === 'number';
    return isReason && Number.isFinite(amount) ? [{ label, amount }] : [];
  });
}
