import { namesOfHeading, separateWords } from './heading-names';
import { normaliseName } from './normalise-name';

/** Maximum number of characters of a cell that are read. */
const MAX_CELL = 200;
const POUNDS = /^(?:gbp|(?:gb|uk|british)?pounds?(?:sterling)?|sterling)$/;
const CODES =
  'eur|usd|aed|pln|chf|sek|nok|dkk|isk|czk|huf|ron|bgn|uah|rub|try|ils|aud|nzd|cad|jpy|cny|rmb|krw|inr|pkr|thb|myr|sgd|hkd|zar|ngn|kes|sar|qar|kwd|bhd|omr|brl|mxn';
const NAMES = 'euros?|dollars?|dirhams?|zloty|kron[ae]r?|francs?|rupees?|yen|yuan|rand|lira|pence';
const OTHER_MONEY = new RegExp(
  `(?<![a-z])(?:${CODES}|${NAMES})(?![a-z])|(?<=price)(?:${CODES})$|^(?:${CODES})(?=price)`,
);
const OTHER_SIGN = /(?!£)\p{Sc}/u;

/** Names of a price's unit that mean pounds for the whole car. */
const WHOLE =
  /^(?:(?:total|full|whole|each|ea|once|oneoff|outright|cash|retail|fixed|(?:per|1)?(?:unit|item|car|vehicle))(?:price)?|1)$/;
/** Texts of a price that is paid in instalments, in words. */
const PERIOD =
  /(?:^| )(?:p ?(?:c ?)?m|pw|(?:per|a) (?:m|mo|mth|month|week|day|year|annum)|(?:month|week|dai|quarter)ly)(?: |$)|^(?:month|week|lease|leasing|rental|hire|pcp|hp|finance|deposit)$/;

/** Whether a normalised name belongs to a column of prices. */
type IsPriceName = (name: string) => boolean;

const CURRENCY_AT_END = /currency(?:code)?$/;
const UNIT_AT_END = /(?:units?|uom|unitcode|unittext|period|frequency|interval|per)$/;
const TYPE_AT_END = /(?:type|basis|qualifier|display|note|terms?)$/;

/** The currency other than pounds that a heading names: '€' in 'Price €'; null without one. */
export function otherMoney(heading: string): string | null {
  const sign = OTHER_SIGN.exec(heading.normalize('NFKC'));
  return (sign ?? OTHER_MONEY.exec(separateWords(heading)))?.[0] ?? null;
}

/** The reason to reject a price in this currency; null for pounds and for an empty cell. */
function wrongCurrency(cell: string) {
  const currency = cell.trim();
  const isPounds = currency === '' || currency === '£' || POUNDS.test(normaliseName(currency));
  return isPounds ? null : `Its currency ‘${currency.slice(0, 20)}’ is not pounds`;
}

const wrongUnit = (cell: string) =>
  WHOLE.test(normaliseName(cell)) || !wrongCurrency(cell)
    ? null
    : `Its unit ‘${cell.trim().slice(0, 20)}’ is not pounds for the car`;

/** Reads a column that may describe the price in other ways. */
const wrongPeriod = (cell: string) =>
  PERIOD.test(separateWords(cell.replaceAll('/', ' per '))) ? wrongUnit(cell) : null;

/**
 * Returns the reader of a column about the unit of the price; null for a column about something
 * else.
 */
function readerOf(heading: string, isPriceName: IsPriceName) {
  const names = namesOfHeading(heading);
  const isOfPrice = (end: RegExp, others: string[] = []) =>
    names.some((name) => {
      const before = name.replace(end, '');
      return before !== name && (isPriceName(before) || others.includes(before));
    });
  if (isOfPrice(CURRENCY_AT_END, ['', 'amount'])) return wrongCurrency;
  if (isOfPrice(UNIT_AT_END)) return wrongUnit;
  return isOfPrice(TYPE_AT_END) ? wrongPeriod : null;
}

/**
 * Finds the columns about the currency and unit of the price. Returns a function that gives the
 * reason to reject a row's price, or null.
 */
export function priceUnitReader(
  headings: string[],
  priceHeading: string,
  isPriceName: IsPriceName,
) {
  const money = otherMoney(priceHeading);
  if (money) return () => wrongCurrency(money);
  const columns = headings.flatMap((heading, column) => {
    const read = readerOf(heading, isPriceName);
    return read ? [{ column, read }] : [];
  });
  return (cells: string[]) =>
    columns
      .map(({ column, read }) => read((cells[column] ?? '').slice(0, MAX_CELL)))
      .find(Boolean) ?? null;
}
