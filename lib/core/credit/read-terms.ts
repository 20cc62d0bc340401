import { wholeAmount } from '../amount';

/** The terms that are worked out, as people type them: months, per cent and whole pounds. */
export const MONTHS = { min: 6, max: 84 } as const;
export const MAX_APR = 100;
export const MAX_POUNDS = 10_000_000;

export type ReadNumber = { value: number } | { error: string };

/** Reads a whole number. `show` formats the limits of its messages. */
export function readWhole(
  text: string,
  min: number,
  max: number,
  show: (value: number) => string = String,
): ReadNumber {
  const digits = wholeAmount(text.trim());
  if (!/^-?\d+$/.test(digits)) return { error: 'must be a whole number' };
  const value = Number(digits) || 0;
  if (value < min) return { error: `must be ${show(min)} or more` };
  return value > max ? { error: `must be ${show(max)} or less` } : { value };
}

/** Up to two decimals, after a point or a comma. */
const RATE = /^(\d{1,3})(?:[.,](\d{1,2}))?$/;

/** Reads an APR in per cent: '9.9', '9,9 %', '0'. */
export function readApr(text: string): ReadNumber {
  const typed = text
    .normalize('NFKC')
    // Runs first: the next expression takes time of the third power of their length.
    .replace(/\s+/g, ' ')
    .replace(/\s*(?:%|per cent|percent)?\s*(?:APR)?\s*$/i, '')
    .trim();
  const [, whole, decimals = '0'] = RATE.exec(typed) ?? [];
  if (whole !== undefined && Number(`${whole}.${decimals}`) <= MAX_APR)
    return { value: Number(`${whole}.${decimals}`) };
  if (/^-/.test(typed)) return { error: 'must be 0 or more' };
  return whole !== undefined || /^\d+$/.test(wholeAmount(typed))
    ? { error: `must be ${MAX_APR} or less` }
    : { error: 'must be a number such as 9.9' };
}
