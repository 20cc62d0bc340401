import { formatPrice } from '../../format';
import { type Reader, uncheckable } from '../found';
import { type Match, matches } from '../text';

const SORT =
  "(?:admin(?:istration)?|documentation|document|docs?|dealer(?:ship)?|handling|prep(?:aration)?|paperwork|processing|buyer'?s?|sales?|compulsory|mandatory)";
const FEE = new RegExp(
  `(?:£ ?(?<amount>\\d[\\d,]*)(?:\\.\\d\\d)? )?\\b${SORT}(?:[ /&-]+${SORT}){0,4} (?:fees?|charges?|costs?)\\b(?:(?: of|:| is| -)? ?£ ?(?<amount2>\\d[\\d,]*))?|\\bfee of £ ?(?<amount3>\\d[\\d,]*)`,
);
const VAT =
  /(?:\bplus|\+|\bex\.?|\bexc\.?|\bexcl\.?|\bexcludes?|\bexcluding|\bexclusive of|\bbefore|\bnot including|\bnot include|\bnot inc) ?(?:the )?vat\b|\bvat (?:to be |is |will be )?(?:added|on top|extra|not included|applies|payable)\b/;
const OTHER =
  /\b(?:no|zero|without|inc(?:l|luding|ludes|lusive of)?\.?)(?: any)? vat\b|\bvat (?:free|qualifying|included|paid|q)\b|\bno (?:hidden |extra |silly |admin(?:istration)? |dealer |other )+(?:fees?|charges?|extras)\b|\bnon[- ]refundable deposit\b|\bdeposit (?:is )?(?:required|needed)\b/;

const WAIVED_BEFORE =
  /\b(?:no|zero|without|free of|n't (?:charge|add)|not charge|never (?:charge|add)|includes?|including|incl?|any)\b[^,]*$/;
const WAIVED_AFTER = /^\s*(?:is |are )?(?:included|waived|free|refund\w*|already)/;
/** Optional fees: only a buyer with a loan or at an auction pays them. */
const OPTIONAL = /\b(?:finance|loan|optional|if|pcp|hp|credit)\b/;

const isWaived = ({ before, after }: Match) =>
  WAIVED_BEFORE.test(before) || WAIVED_AFTER.test(after);

export const fees: Reader = (text, { price }) => {
  const field = price === null ? null : formatPrice(price);
  const added = (match: Match, what: string, rest: string) => ({
    start: match.start,
    end: match.end,
    field,
    verdict: 'contradicts' as const,
    value: null,
    sentence: `The text adds ${what} to the price; ${rest}.`,
  });
  return [
    ...matches(text, FEE)
      .filter((match) => !isWaived(match) && !OPTIONAL.test(match.before + match.after))
      .map((match) => {
        const amount = match.group('amount') || match.group('amount2') || match.group('amount3');
        const what = amount ? `a fee of £${amount}` : 'a fee';
        return added(match, what, 'the price of an advert should hold every fee a buyer must pay');
      }),
    ...matches(text, VAT).map((match) =>
      added(match, 'VAT', 'the price of an advert should be the full price a buyer pays'),
    ),
    ...matches(text, OTHER).map(uncheckable),
  ];
};
