/** A yearly rate: '9.9% APR', 'APR of 9.9%', '0% finance'. 'Apr' alone is a month. */
const RATE =
  /\d ?%(?: (?:representative|typical|fixed))? ?(?:apr|finance|interest)\b|\bapr\b ?(?:of|from|at|:|=)? ?\d+(?:[.,]\d+)? ?%/i;
/** A sum a month: '£187 a month', '£187pm', '199 pounds per month'. */
const MONTHLY =
  /(?:£ ?\d+(?:[.,]\d+)*|\b\d[\d,.]{0,9} ?(?:pounds|gbp|quid)) ?(?:\/|a |per |each |every )? ?(?:months?|mth|monthly|p\.?c\.?m|p\/?m)\b/i;

/** Whether a seller's text states a rate or a monthly payment. */
export function statesCredit(typed: string) {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ');
  return RATE.test(text) || MONTHLY.test(text);
}

/** Stands beside such a text. */
export const SELLERS_CREDIT =
  'A rate or a monthly payment in this text is the seller’s, and not a credit offer by Forecourt.';

/** Asks the seller about such a text. */
export const CREDIT_QUESTION =
  'Your description states a rate or a monthly payment. Buyers read beside it that it is yours, and not a credit offer by Forecourt; whoever promotes credit answers for it to the Financial Conduct Authority.';
