import { hasVisibleText } from '../core/clean-text';
import { litres } from '../core/litres';
import { normaliseName } from '../core/normalise-name';
import { normalPlate } from '../core/number-plate';
import { LONGEST_CELL } from '../core/table-limits';
import { NO, YES } from '../core/yes-no';
import { choiceValue } from '../trade-words/choices';
import type { StockColumn } from './columns';
import { splitFeatures } from './features';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const CLOCK = /[T ]+\d{1,2}:\d\d.*$/;
const DAY_FIRST = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)$/;
const YEAR_FIRST = /^(\d{4})([/.-]?)(\d\d)\2(\d\d)$/;
const MONTH_NAMED = /^(\d\d?)[ -]([a-z]{3})[a-z]*[ ,-]+(\d{4})$/i;
/** '2018/68', '2018-09', '2018 (68 reg)', '2018 reg', 'Sep 2018', '09/2018': a year with its plate or month. */
const YEAR_AND_MORE =
  /^(?:(?:[a-z]{3,9}|\d\d?)[ /.-])?(\d{4})(?:[ /.-]\(?\d\d(?: ?(?:reg|plate))?\)?| (?:reg|plate))?$/i;
/** '68 plate', '18 reg': the number that a plate has for the half of a year. */
const AGE_OF_PLATE = /^(\d\d) ?-?(?:reg|plate)$/i;
/** Dates of registration lie further back than ones of two digits that are yet to come. */
const NEXT_YEARS = 10;

/** The year of its last two digits: '27' as 2027, '98' as 1998. */
function fullYear(year: string) {
  const isOfLastCentury = Number(year) > (new Date().getFullYear() % 100) + NEXT_YEARS;
  return year.length === 4 ? year : `${isOfLastCentury ? 19 : 20}${year}`;
}

/** 31/03/2027, 31-Mar-2027, 20270331 and 2027-03-31 00:00:00 as 2027-03-31; anything else as it is. */
function isoDate(text: string) {
  const date = text.replace(CLOCK, '').trim();
  const iso = (year: string, month: string | number, day: string) =>
    `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(date) ?? [];
  if (year) return iso(fullYear(year), month, day);
  const [, first = '', , second = '', third = ''] = YEAR_FIRST.exec(date) ?? [];
  if (first) return iso(first, second, third);
  const [, ofMonth = '', name = '', ofYear = ''] = MONTH_NAMED.exec(date) ?? [];
  const at = MONTHS.indexOf(name.toLowerCase());
  return at < 0 ? text : iso(ofYear, at + 1, ofMonth);
}

/** The year of a date of registration or of a plate's number; anything else as it is. */
function yearOf(text: string) {
  const [, age] = AGE_OF_PLATE.exec(text) ?? [];
  if (age) return String(2000 + (Number(age) % 50));
  return (/^(\d{4})-\d\d-\d\d$/.exec(isoDate(text)) ?? YEAR_AND_MORE.exec(text))?.[1] ?? text;
}

function yesOrNo(text: string) {
  if (!text) return undefined;
  const plain = normaliseName(text);
  if (YES.test(plain)) return true;
  return NO.test(plain) ? false : text;
}

/** Words that systems write for a number plate that is not there yet, in normalised names: each plate has a digit. */
const NO_PLATE = /^(?:[^\d]*|tb[acd]\d|0+)$/;

/** The number plate of a cell; empty for a word that stands for none. */
export const plateOf = (cell: string) =>
  NO_PLATE.test(normaliseName(normalPlate(cell))) ? '' : cell;

/** What stockRowSchema reads for a cell; one with nothing to see is empty. */
export function cellValue({ name, choices }: StockColumn, cell: string) {
  const whole = hasVisibleText(cell) ? cell.trim() : '';
  if (name === 'features') return splitFeatures(whole);
  if (name === 'description') return whole;
  const text = whole.slice(0, LONGEST_CELL);
  if (name === 'hide_registration') return yesOrNo(text);
  if (name === 'registration_number') return plateOf(text);
  if (name === 'engine_size') return litres(text);
  if (name === 'mot_expiry') return isoDate(text);
  if (name === 'year') return yearOf(text);
  // '5dr'.
  if (name === 'doors') return text.replace(/\s*(dr|doors?)$/i, '');
  if (name === 'listing') return text.toLowerCase();
  return choices ? choiceValue(name, choices, text) : text;
}
