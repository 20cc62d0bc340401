import { formatMileage, formatPrice } from '../../format';
import { COUNT_RULES } from './count-phrases';
import {
  ABOVE,
  AT_LEAST,
  AT_MOST,
  BELOW,
  OR_LESS,
  OR_MORE,
  type Reading,
  type Rule,
  rule,
  sense,
} from './number-rule';
import { YEAR, YEAR_RULES } from './year-phrases';

const MAX_PRICE = 5_000_000;
const BARE_PRICE = 1000;

/** Words before an approximate amount, which is read as a maximum. */
const NEARLY = 'within|sub|to|around|about|circa|roughly|approx';
const BUDGET = '(?:(?:max|maximum) )?(?:budget|price)(?: of| is)?';
const UPPER_MILES = `(?:${BELOW}|${AT_MOST}|${NEARLY})`;
const UPPER = `(?:(?:${BUDGET} )?(?:${BELOW}|${AT_MOST})|${BUDGET}|cheaper than|${NEARLY})`;
const LOWER = `(?:${ABOVE}|${AT_LEAST}|between)`;
const AMOUNT =
  '(£?)((?:\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,10})(?:\\.\\d{1,3})?) ?(k|grand|thousand)?( ?(?:pounds|quid|gbp))?';
/** 'over 2000' and 'under 2000' are prices. */
const BARE_YEAR = new RegExp(`^(?!2000)${YEAR}$`);

const pounds = (digits: string, thousands?: string) =>
  Math.round(Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1));

const price =
  (end: 'priceMin' | 'priceMax', isMarked: boolean) =>
  (sign = '', digits = '', thousands = '', unit = ''): Reading => {
    const amount = pounds(digits, thousands);
    const isPrice =
      sign ||
      thousands ||
      unit ||
      digits.includes(',') ||
      (amount >= (isMarked ? 100 : BARE_PRICE) && !BARE_YEAR.test(digits));
    if (!isPrice || amount < 1 || amount > MAX_PRICE) return null;
    const label = `${end === 'priceMin' ? 'Over' : 'Under'} ${formatPrice(amount)}`;
    return sense(label, { [end]: amount });
  };

const miles = (_sign = '', digits = '', thousands = ''): Reading => {
  const amount = pounds(digits, thousands);
  return amount >= 100 && amount <= 1_000_000
    ? sense(`Under ${formatMileage(amount)}`, { mileageMax: amount })
    : null;
};

/** Kilometres per mile. */
const MILE = 1.609344;
const KILOMETRES = '(?:kms|km|kilometres|kilometre|kilometers|kilometer)';

const kilometres = (_sign = '', digits = '', thousands = ''): Reading =>
  miles('', String(Math.round(pounds(digits, thousands) / MILE)));

const DISTANCE = '(?:(?:miles|mile|mi|mls|mileage)(?: on (?:the )?clock)?|on (?:the )?clock)';

/** Texts that look like an amount but are not: '£9,99', 'under 60,00 miles'. */
const NO_AMOUNT = new RegExp(
  `^(?:(?:${UPPER}|${LOWER}) )?£?\\d[\\d.]*,[\\d.,]*(?: ?(?:k|grand|thousand))?(?: ?[-–]| ?${DISTANCE})?$`,
);

/** Rules in order; the first that reads the phrase applies. */
const RULES: Rule[] = [
  ...YEAR_RULES,
  rule(`(?:${UPPER} )?${AMOUNT} ?(?:a |per )?(?:month|monthly|pm|pcm)`, () => 'unknown'),
  rule(
    `(?:tax )?(?:${UPPER} )?${AMOUNT}(?: (?:a|per) (?:year|annum))?(?: road)? tax`,
    () => 'unknown',
  ),
  rule(`(?:road )?tax (?:${UPPER} )?${AMOUNT}`, () => 'unknown'),
  rule(
    `(?:(?:${UPPER}|${LOWER}) )?(?:\\d{2,4}|\\d{1,2},\\d{3}) ?\\+? ?(?:bhp|hp|ps|kw|kwh|nm|mpg)`,
    () => 'unknown',
  ),
  rule(`(?:boot )?(?:(?:${UPPER}|${LOWER}) )?\\d{3,4} ?(?:litres?|liters?)`, () => 'unknown'),
  rule(
    `(?:(?:range of|${LOWER}) )?\\d{2,3} ?\\+? ?(?:miles|mile|mi)(?: of)?(?: electric)? range`,
    () => 'unknown',
  ),
  rule('range (?:of |over )?\\d{2,3} ?(?:miles|mile|mi)', () => 'unknown'),
  rule(`within \\d{1,3} ?(?:miles|mile|mi)(?: of| from)?`, () => 'unknown'),
  rule(`${LOWER} ${AMOUNT} ?(?:${DISTANCE}|${KILOMETRES})`, () => 'unknown'),
  rule(`${AMOUNT}(?: ?\\+|${OR_MORE}) ?(?:${DISTANCE}|${KILOMETRES})`, () => 'unknown'),
  rule(`${AMOUNT} ?(?:${DISTANCE}|${KILOMETRES})(?: ?\\+|${OR_MORE})`, () => 'unknown'),
  rule(`(?:${UPPER_MILES} )?${AMOUNT} ?${DISTANCE}${OR_LESS}?`, miles),
  rule(`(?:${UPPER_MILES} )?${AMOUNT} ?${KILOMETRES}${OR_LESS}?`, kilometres),
  rule(
    `(?:mileage|miles)(?: of| from| between)? ${AMOUNT}(?: ?-|–| to| and) ${AMOUNT}`,
    (...groups) => miles(...groups.slice(4)),
  ),
  rule(`(?:mileage|miles)(?: of)? (?:${UPPER_MILES} )?${AMOUNT}${OR_LESS}?`, miles),
  rule(`${UPPER} ${AMOUNT}${OR_LESS}?`, price('priceMax', true)),
  rule(`${UPPER} a grand`, () => price('priceMax', true)('', '1000')),
  rule(`${AMOUNT}(?:${OR_LESS}| budget| tops)`, price('priceMax', true)),
  rule(`${AMOUNT}`, price('priceMax', false)),
  rule(`${LOWER} ${AMOUNT}`, price('priceMin', true)),
  rule(`${AMOUNT}(?: ?\\+| ?-|–| to|${OR_MORE})`, price('priceMin', false)),
  ...COUNT_RULES,
];

/** Two numbers that may not be one amount: '12 500' is one, '2 150' an engine with its power. */
const TWO_NUMBERS = /^\d{1,3} (?!000|99\d)\d{3}$/;
const SPACED_PRICE = /^\d\d [1-9][05]0$/;

/** '9995,00', '2,0 litre' and '12,5k'; but '60,00' may be 60,000 cut short. */
const DECIMAL_COMMA =
  /(?<=\d{4}),(?=00?(?![\d,]))|(?<=(?<![\d.,£])\d),(?=0(?![\d,]))|(?<=\d),(?=\d{1,2} ?(?:k|grand|thousand)(?![a-z]))/g;

/**
 * Normalises separators for the rules: '9 995', '60.000', '9995,00' and '12,5k' → '9,995',
 * '60,000', '9995.00' and '12.5k'.
 */
const respace = (text: string) =>
  (TWO_NUMBERS.test(text) && !SPACED_PRICE.test(text)
    ? text
    : text.replace(/(?<![\w.,])\d{1,3}(?:([ .])\d{3})(?:\1\d{3})?(?![.,]?\d| ?k)/g, (amount) =>
        amount.replace(/[ .]/g, ','),
      )
  ).replace(DECIMAL_COMMA, '.');

/** Reads a year, plate, price, mileage, number of seats, doors or owners, or engine size. */
export function readNumberPhrase(text: string): Reading {
  if (text.length > 40 || !/\d|single|grand/.test(text)) return null;
  const phrase = respace(text);
  for (const [pattern, read] of RULES) {
    const groups = pattern.exec(phrase);
    const reading = groups && read(...groups.slice(1));
    if (reading) return reading;
  }
  return NO_AMOUNT.test(text) ? 'unknown' : null;
}
