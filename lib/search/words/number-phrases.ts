import { formatLitres, formatMileage, formatPrice } from '../../format';
import type { Meaning, Sense } from './types';

const MAX_PRICE = 5_000_000;
const BARE_PRICE = 1000;

const MOST =
  '(?:under|below|less than|max|maximum|no more than|not over|within|sub|budget(?: of| is)?|cheaper than|upto|up to|to|around|about|circa|roughly|approx)';
const LEAST =
  '(?:over|above|more than|from|at least|min|minimum|between|starting at|starting from)';
const AMOUNT = '(£?)(\\d[\\d,]{0,9}(?:\\.\\d{1,2})?) ?(k|grand|thousand)?( ?(?:pounds|quid|gbp))?';
const YEAR = '((?:19[89]|20[0-4])\\d)';
/** 'over 2000' is a price. */
const BARE_YEAR = new RegExp(`^(?!2000)${YEAR}$`);

/** A sense; 'unknown' for a phrase that no filter expresses ('£200 a month'). */
type Reading = Sense | 'unknown' | null;
type Rule = [pattern: RegExp, read: (...groups: string[]) => Reading];

const rule = (pattern: string, read: Rule[1]): Rule => [new RegExp(`^${pattern}$`), read];
const sense = (label: string, meaning: Meaning): Sense => ({ label, meaning });
const range = (from: number, to: number) =>
  Array.from({ length: Math.min(Math.max(to - from + 1, 0), 60) }, (_, at) => from + at);

/** '2018-20' ends in 2020. */
const years = (from: string, to: string): Reading => {
  const last = to.length === 2 ? `${from.slice(0, 2)}${to}` : to;
  const list = range(Number(from), Number(last));
  return list.length > 0 ? sense(`${from} to ${last}`, { years: list }) : null;
};

/** 18: March to August 2018; 68: September 2018 to February 2019. */
function plateYears(plate: string): number[] {
  const number = Number(plate);
  const year = 2000 + (number % 50);
  if (number < 2 || number > 80 || (number > 30 && number < 51)) return [];
  return number > 50 ? [year, year + 1] : [year];
}

const plate = (digits: string): Reading => {
  const list = plateYears(digits);
  return list.length > 0 ? sense(`${digits} plate`, { years: list }) : null;
};

const plates = (first: string, last: string): Reading => {
  const [from, to] = [plateYears(first)[0], plateYears(last).at(-1)];
  const list = from && to ? range(from, to) : [];
  return list.length > 0 ? sense(`${first} to ${last} plate`, { years: list }) : null;
};

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
      (amount >= (isMarked ? 100 : BARE_PRICE) && !(end === 'priceMin' && BARE_YEAR.test(digits)));
    if (!isPrice || amount < 1 || amount > MAX_PRICE) return null;
    const label = `${end === 'priceMin' ? 'Over' : 'Under'} ${formatPrice(amount)}`;
    return sense(label, { [end]: amount });
  };

const miles = (_sign: string, digits: string, thousands: string): Reading => {
  const amount = pounds(digits, thousands);
  return amount >= 100 && amount <= 1_000_000
    ? sense(`Under ${formatMileage(amount)}`, { mileageMax: amount })
    : null;
};

const exactly =
  (key: 'seats' | 'doors') =>
  (other?: string, count = ''): Reading =>
    sense(`${other ? `${other} or ` : ''}${count} ${key}`, {
      [key]: other ? [Number(other), Number(count)] : [Number(count)],
    });

const engine = (litres: string): Reading => {
  const size = Number(litres);
  return size >= 0.6 && size <= 8.5 ? sense(formatLitres(size), { engineSizes: [size] }) : null;
};

const owners = (count: string): Reading => {
  const number = count === 'single' ? 1 : Number(count);
  return sense(number === 1 ? '1 owner' : `Up to ${number} owners`, { ownersMax: number });
};

const newer = (year: number) => sense(`${year} or newer`, { yearMin: year });
const older = (year: number) => sense(`${year} or older`, { yearMax: year });
const DISTANCE = '(?:miles|mile|mi|mls|mileage)';
const NEWER =
  '(?: ?\\+|-| onwards?| or newer| or later| or more| or above| or younger| upwards| and newer| plus)';
const OLDER = '(?: or older| or earlier| and older)';

/** The first rule that reads the phrase wins. */
const RULES: Rule[] = [
  rule(
    `(?:reg |year |registered )?${YEAR}(?: plate| reg| registration| registered| model| car)?`,
    (year = '') => sense(year, { years: [Number(year)] }),
  ),
  rule(
    `(?:from |between )?${YEAR} ?(?:-|–|to|and) ?(?:${YEAR}|'?(\\d\\d))(?: plates?| reg)?`,
    (from, a, b) => years(from, a ?? b),
  ),
  rule(
    `(?:(?:from|since|at least|min|minimum|starting from) ${YEAR}|${YEAR}${NEWER}|${YEAR} to (?:now|date|present|today))`,
    (a, b, c) => newer(Number(a ?? b ?? c)),
  ),
  rule(`(?:after|post|newer than|(?:over|above|more than)(?! 2000)) ${YEAR}`, (year) =>
    newer(Number(year) + 1),
  ),
  rule(`(?:(?:until|up to|to) ${YEAR}|${YEAR}${OLDER})`, (a, b) => older(Number(a ?? b))),
  rule(`(?:before|pre|older than) ${YEAR}`, (year) => older(Number(year) - 1)),
  rule("'?(\\d\\d)[ -]?(?:plate|reg|registration)", plate),
  rule("'?(\\d\\d)(?: ?[-–] ?| to | or )'?(\\d\\d) ?(?:plates?|reg)", plates),
  rule(`(?:from )?'?(\\d\\d)[ -]?(?:plate|reg)${NEWER}`, (digits = '') => {
    const [first] = plateYears(digits);
    return first === undefined ? null : newer(first);
  }),
  rule(`(?:${MOST} )?${AMOUNT} ?(?:a |per )?(?:month|monthly|pm|pcm)`, () => 'unknown'),
  rule(`(?:tax )?(?:${MOST} )?${AMOUNT}(?: road)? tax`, () => 'unknown'),
  rule(`(?:road )?tax (?:${MOST} )?${AMOUNT}`, () => 'unknown'),
  rule('\\d{2,4} ?(?:bhp|hp|ps|kw|kwh|nm|mpg)', () => 'unknown'),
  rule('(?:range of )?\\d{2,3} ?\\+? ?(?:miles|mile|mi) range', () => 'unknown'),
  rule('range (?:of |over )?\\d{2,3} ?(?:miles|mile|mi)', () => 'unknown'),
  rule(`within \\d{1,3} ?(?:miles|mile|mi)(?: of| from)?`, () => 'unknown'),
  rule(`${LEAST} ${AMOUNT} ?${DISTANCE}`, () => 'unknown'),
  rule(`(?:${MOST} )?${AMOUNT} ?${DISTANCE}(?: max| or less)?`, miles),
  rule(`(?:mileage|miles) (?:${MOST} )?${AMOUNT}`, miles),
  rule(`${MOST} ${AMOUNT}(?: max| or less)?`, price('priceMax', true)),
  rule(`${MOST} a grand`, () => price('priceMax', true)('', '1000')),
  rule(`${AMOUNT} (?:max|maximum|budget|or less|or under|tops)`, price('priceMax', true)),
  rule(`${AMOUNT}`, price('priceMax', false)),
  rule(`${LEAST} ${AMOUNT}`, price('priceMin', true)),
  rule(`${AMOUNT}(?: ?\\+| ?-|–| to| or more| upwards| plus)`, price('priceMin', false)),
  rule('(?:([2-9]) or )?([2-9])[ -]?(?:seats|seat|seaters|seater|str)', exactly('seats')),
  rule('([2-9])(?: ?\\+| or more)[ -]?(?:seats|seat|seaters|seater)', (least) =>
    sense(`${least} or more seats`, { seats: range(Number(least), 9) }),
  ),
  rule('(?:([2-6]) or )?([2-6])[ -]?(?:doors|door|drs|dr)', exactly('doors')),
  rule(
    '(\\d|single)[ -]?(?:previous |former |lady |careful |registered )?(?:owners|owner)',
    owners,
  ),
  rule('(\\d\\.\\d)[ -]?(?:litres|litre|liters|liter|ltrs|ltr|lt|l)?', engine),
  rule('(\\d)[ -]?(?:litres|litre|liters|liter|ltrs|ltr|lt|l)', engine),
  rule('(\\d{3,4}) ?cc', (cc = '') => engine((Number(cc) / 1000).toFixed(1))),
];

/** Reads a year, plate, price, mileage, number of seats, doors or owners, or engine size. */
export function readNumberPhrase(text: string): Reading {
  if (text.length > 40 || !/\d|single|grand/.test(text)) return null;
  for (const [pattern, read] of RULES) {
    const groups = pattern.exec(text);
    const reading = groups && read(...groups.slice(1));
    if (reading) return reading;
  }
  return null;
}
