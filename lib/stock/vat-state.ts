import { separateWords } from '../core/heading-names';
import { NO, YES } from '../core/yes-no';
import { plainWord, type Reader } from './sale-word';

/** Headings, in words, of columns about VAT: 'Price incl VAT', 'vatScheme', 'PlusVAT'. */
const VAT =
  /(?:^| )(?:\+|plus|ex(?:cl?)?|incl?|price)?vat(?:status|type|scheme|in\w*|ex\w*)?(?: |$)/;
/** Headings, in words, of columns that may contain '+ VAT'. */
const PRICE_TYPE = /^(?:price (?:type|basis|qualifier|display|note)|tax (?:status|type|scheme))$/;
const EXCLUDED = 'ex(?:c(?:l\\w*)?)?';
const ADDED = `${EXCLUDED}|extra|on top|(?:will|to) be added|not inc\\w*`;
/** Matches an end without a 'no' after it. */
const END = '(?: (?!no?(?: |$))|$)';
/** Headings and cells, in words, of a price without VAT. */
const WITHOUT_VAT = new RegExp(
  `(?:(?<!(?:^| )not?)(?:^| )(?:plus|${EXCLUDED}|without|before|less|subject to|nett? of)|(?:^| )not inc\\w*|\\+(?: ?20)?)(?: of)? ?vat${END}` +
    `|(?<!(?:^| )no )vat ?(?:(?:is|at|20) )*(?:${ADDED}|due)${END}`,
);
const NET_PRICE = /(?:^| )nett?(?: \w+)? price(?: |$)|(?:^| )price nett?(?: |$)/;
const WITH_VAT = /(?<!(?:^| )not)(?:^| )inc\w* ?vat(?: |$)|vat ?inc/;
/** Cells, in words, of a column about VAT: 'Plus', '+20%', 'Nett'. */
const ON_TOP = new RegExp(
  `^(?:20 )?(?:plus|\\+.*|nett?|(?:before|due|subject to)$|${ADDED}|no\\b.*incl\\w*)${END}`,
);
/** Texts, in words, that VAT is due, in the price or on top of it. */
const VAT_IS_DUE = new RegExp(
  `(?<!(?:^| )no )(?:^|vat )(?:is )?(?:applies|applicable|payable|chargeable|added)${END}`,
);
const NET = { leftOut: 'priced without VAT' };

const readVat =
  (heading: string): Reader =>
  (cell) => {
    const text = separateWords(cell);
    const word = plainWord(cell);
    const isOnTop =
      ON_TOP.test(text) ||
      WITHOUT_VAT.test(text) ||
      (YES.test(word) && WITHOUT_VAT.test(heading)) ||
      (NO.test(word) && WITH_VAT.test(heading));
    if (isOnTop) return NET;
    const isDue = VAT_IS_DUE.test(text) || (YES.test(word) && VAT_IS_DUE.test(heading));
    return isDue ? { unknown: cell.trim(), takenAs: 'priced with VAT' } : null;
  };

/** Returns a reader of the cells of a column about VAT, by its heading in words; null for other headings. */
export function vatReader(text: string): Reader | null {
  if (VAT.test(text)) return readVat(text);
  return PRICE_TYPE.test(text) ? (cell) => (/vat/i.test(cell) ? readVat('')(cell) : null) : null;
}

/**
 * Returns a reader of the cells of a price column whose heading says that VAT is not included; null
 * for other headings.
 */
export function priceReader(heading: string): Reader | null {
  const text = separateWords(heading);
  return WITHOUT_VAT.test(text) || NET_PRICE.test(text)
    ? (cell) => (cell.trim() ? NET : null)
    : null;
}
