export const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const CLOCK = /[T ]+\d{1,2}:\d\d.*$/;
const DAY_FIRST = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)$/;
const YEAR_FIRST = /^(\d{4})([/.-]?)(\d\d)\2(\d\d)$/;
/** '01-Sep-2027', '1st of September 27'. */
const MONTH_NAMED = /^(\d\d?)(?:st|nd|rd|th)?(?: of)?[ -]([a-z]{3})[a-z]*[ ,-]+(\d{4}|\d\d)$/i;
/** '2018/68', '2018-09', '2018 (68 reg)', '2018 reg', 'Sep 2018', '09/2018': a year with its plate or month. */
const YEAR_AND_MORE =
  /^(?:(?:[a-z]{3,9}|\d\d?)[ /.-])?(\d{4})(?:[ /.-]\(?\d\d(?: ?(?:reg|plate))?\)?| (?:reg(?:istered|istration)?|plate))?$/i;
/** '68 plate', "'18 reg". */
const AGE_OF_PLATE = /^'?(\d\d) ?-?(?:reg(?:istered|istration)?|plate)$/i;
/** Dates of registration lie further back than ones of two digits that are yet to come. */
const NEXT_YEARS = 10;

/** The year of its last two digits: '27' as 2027, '98' as 1998. */
function fullYear(year: string) {
  const isOfLastCentury = Number(year) > (new Date().getFullYear() % 100) + NEXT_YEARS;
  return year.length === 4 ? year : `${isOfLastCentury ? 19 : 20}${year}`;
}

/**
 * The ISO date of a field: of 31/03/2027, 31-Mar-2027, 20270331 and 2027-03-31 00:00:00. It may be none of the calendar, such
 * as 2027-02-31.
 */
export function readDate(text: string): string | undefined {
  const date = text.replace(CLOCK, '').trim();
  const iso = (year: string, month: string | number, day: string) =>
    `${fullYear(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(date) ?? [];
  if (year) return iso(year, month, day);
  const [, first = '', , second = '', third = ''] = YEAR_FIRST.exec(date) ?? [];
  if (first) return iso(first, second, third);
  const [, ofMonth = '', name = '', ofYear = ''] = MONTH_NAMED.exec(date) ?? [];
  const at = MONTHS.indexOf(name.toLowerCase());
  return at < 0 ? undefined : iso(ofYear, at + 1, ofMonth);
}

/**
 * The years in which a plate of DVLA's system since September 2001 was issued by its number: 18 in 2018, 68 from September
 * 2018 to February 2019. Empty for a number that it lacks.
 */
export function yearsOfPlate(number: number): number[] {
  const year = 2000 + (number % 50);
  if (number < 1 || number > 80 || (number > 30 && number < 51)) return [];
  return number > 50 ? [year, year + 1] : [year];
}

/** The year of a field with a year, a date of registration or a plate's number. */
export function readYear(text: string): number | undefined {
  const [, age] = AGE_OF_PLATE.exec(text) ?? [];
  if (age) return yearsOfPlate(Number(age))[0];
  const [, year] =
    /^(\d{4})-\d\d-\d\d$/.exec(readDate(text) ?? '') ?? YEAR_AND_MORE.exec(text) ?? [];
  return year === undefined ? undefined : Number(year);
}
