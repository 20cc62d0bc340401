import type { Json } from '../supabase/database.types';

/** The reasons kept with a valuation: `[{ label, amount }]` in pounds; what has another shape is left out. */
export function readReasons(kept: Json): { label: string; amount: number }[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry) => {
    if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) return [];
    const { label, amount } = entry;
    const isReason = typeof label === 'string' && typeof amount === 'number';
    return isReason && Number.isFinite(amount) ? [{ label, amount }] : [];
  });
}
