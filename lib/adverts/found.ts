import type { AdvertFacts, ClaimVerdict, SaidValue } from './types';

/** A claim found by one kind's reader, with offsets in the text. */
export type Found = {
  start: number;
  end: number;
  verdict: ClaimVerdict;
  field: string | null;
  sentence: string | null;
  value: SaidValue;
};

/** Reads the claims of one kind in a readable text (see text.ts). `today` is an ISO date. */
export type Reader = (text: string, facts: AdvertFacts, today: string) => Found[];

/**
 * Builds a claim with its field. `agrees` is null if the comparison is undecided; `says` completes
 * 'The text says …' and `field` 'the listing says …'. `value` is the claim for a comparison with
 * others of its text.
 */
export function compared(
  { start, end }: { start: number; end: number },
  {
    says,
    field,
    agrees,
    value = null,
  }: { says: string; field: string | null; agrees: boolean | null; value?: SaidValue },
): Found {
  const place = { start, end, field, value };
  if (field === null || agrees === null)
    return { ...place, verdict: 'not checkable', sentence: null };
  if (agrees) return { ...place, verdict: 'agrees', sentence: null };
  const sentence = `The text says ${says}; the listing says ${field}.`;
  return { ...place, verdict: 'contradicts', sentence };
}

/** Builds a claim about a fact that no field holds. */
export const uncheckable = ({ start, end }: { start: number; end: number }): Found => ({
  start,
  end,
  field: null,
  verdict: 'not checkable',
  sentence: null,
  value: null,
});
