export const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const CLOCK = /[T ]+\d{1,2}:\d\d.*$/;
const DAY_FIRST = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)$/;
const YEAR_FIRST = /^(\d{4})([/.-]?)(\d\d)\2(\d\d)$/;
/** '01-Sep-2027', '1st of September 27'. */
const MONTH_NAMED = /^(\d\d?)(?:st|nd|rd|th)?(?: of)?[ -]([a-z]{3})[a-z]*[ ,-]+(\d{4}|\d\d)$/i;
/** '2018/68', '2018-09', '2018 (68 reg)', '2018 reg', 'Sep 2018', '09/2018': a year with its plate or month. */
const YEAR_AND_MORE =
  /^(?:(?:[a-z]{3,9}|\d\d?)[ /.-])?(\d{4})(?:[ /.-]\(?\d\d(?: ?(?:reg|plate))?\)?| (?:reg(?:istered|istration)?|plate))?$/i;
/** 'Sep-18', as spreadsheets shorten 'Sep 2018'. */
const MONTH_AND_YEAR = /^([a-z]{3})[a-z]*[ .'’-]+(\d\d)$/i;
/** The number of a day in a spreadsheet, where it shows no date: '43344' for 1 September 2018. */
const SERIAL = /^(\d{5})(?:\.\d+)?$/;
/** The numbers of 1 January 1970, 1 January 1980 and 31 December 2050; a slip of a year is lower: '20180'. */
const [UNIX_DAY, FIRST_DAY, LAST_DAY] = [25_569, 29_221, 55_153];
/** '68 plate', "'18 reg". */
const AGE_OF_PLATE = /^'?(\d\d) ?-?(?:reg(?:istered|istration)?|plate)$/i;
/** Dates of registration lie further back than ones of two digits that are yet to come. */
const NEXT_YEARS = 10;

/** The year of its last two digits: '27' as 2027, '98' as 1998. */
function fullYear(year: string) {
  const isOfLastCentury = Number(year) > (new Date().getFullYear() % 100) + NEXT_YEARS;
  return year.length === 4 ? year : `${isOfLastCentury ? 19 : 20}${year}`;
}

/** The ISO date of a spreadsheet's number of a day. */
function dateOfSerial(text: string): string | undefined {
  const day = Number(SERIAL.exec(text)?.[1]);
  if (!(day >= FIRST_DAY && day <= LAST_DAY)) return undefined;
  return new Date((day - UNIX_DAY) * 86_400_000).toISOString().slice(0, 10);
}

/**
 * The ISO date of a field: of 31/03/2027, 31-Mar-2027, 20270331, 2027-03-31 00:00:00 and 46477. It may be none of the
 * calendar, such as 2027-02-31.
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
  return at < 0 ? dateOfSerial(date) : iso(ofYear, at + 1, ofMonth);
}

/**
 * The years in which a plate of DVLA's system since September 2001 was issued by its number: 18 in 2018, 68 from September
 * 2018 to February 2019. Empty for a number that it lacks.
 */
export function yearsOfPlate(number: number): number[] {
  const year = 2000 + (number % 50);
  if (number < 2 || number > 80 || (number > 30 && number < 51)) return [];
  return number > 50 ? [year, year + 1] : [year];
}

/** The year of a field with a year, a date of registration or a plate's number. */
export function readYear(text: string): number | undefined {
  const [, age] = AGE_OF_PLATE.exec(text) ?? [];
  if (age) return yearsOfPlate(Number(age))[0];
  const [, month = '', short = ''] = MONTH_AND_YEAR.exec(text) ?? [];
  if (MONTHS.includes(month.toLowerCase())) return Number(fullYear(short));
  const [, year] =
    /^(\d{4})-\d\d-\d\d$/.exec(readDate(text) ?? '') ?? YEAR_AND_MORE.exec(text) ?? [];
  return year === undefined ? undefined : Number(year);
}
