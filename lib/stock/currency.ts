import { namesOfHeading } from '../core/heading-names';
import { normaliseName } from '../core/normalise-name';

const CURRENCY_HEADING = /^(?:price|amount)?currency(?:code)?$/;
const POUNDS = /^(?:gbp|pounds?|poundsterling|sterling)$/;

/** Whether a column says in what currency the price is. */
export const isCurrencyHeading = (heading: string) =>
  namesOfHeading(heading).some((name) => CURRENCY_HEADING.test(name));

/** Why a price in this currency is not taken; null for pounds, and where the cell is empty. */
export function wrongCurrency(cell: string) {
  const currency = cell.trim();
  const isPounds = currency === '' || currency === '£' || POUNDS.test(normaliseName(currency));
  return isPounds ? null : `Its currency ‘${currency.slice(0, 20)}’ is not pounds`;
}
