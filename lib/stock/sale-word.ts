import { normaliseName } from '../core/normalise-name';

/**
 * The meaning of a cell: the reason why the car is left out; an unknown word with the assumed state
 * (without one, 'for sale'); or null if the car is for sale.
 */
type SaleState = { leftOut: string } | { unknown: string; takenAs?: string } | null;

export type Reader = (cell: string) => SaleState;

/** Normalises a cell, including wide letters and ticks. */
export const plainWord = (cell: string) =>
  normaliseName(
    cell
      .normalize('NFKC')
      .replace(/[✓✔☑✅]/gu, 'yes')
      .replace(/[✗✘✕✖❌]/gu, 'no'),
  );
