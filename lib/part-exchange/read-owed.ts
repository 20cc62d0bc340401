import { wholeAmount } from '../core/amount';
import { formatPrice } from '../format';
import { MAX_OWED } from './part-exchange';

const MESSAGES = {
  negative: 'Please enter what is owed as 0 or more',
  notWhole: 'Please enter whole pounds, such as 6,000, or leave it empty',
  tooMuch: `Please enter ${formatPrice(MAX_OWED)} at most`,
};

/** Reads a sum owed as people write it, such as '£6,000' or '6k'; an empty text is 0. */
export function readOwed(text: string): { owed: number } | { error: string } {
  if (text.trim() === '') return { owed: 0 };
  const digits = wholeAmount(text);
  if (/^\s*(?:£\s*)?[-−].*[1-9]/.test(text)) return { error: MESSAGES.negative };
  if (!/^-?\d+$/.test(digits)) return { error: MESSAGES.notWhole };
  const owed = Math.abs(Number(digits));
  return owed > MAX_OWED ? { error: MESSAGES.tooMuch } : { owed };
}
