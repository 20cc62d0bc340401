import { MONTHS } from '../trade-words/dates';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary|uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';

/** A day, a month of a year, or a month alone: '14/03/2027', '03/27', '14th March 2027', 'Mar 27', 'June'. */
export const DATE = `(?:(?<d>\\d{1,2})[/.-](?<m>\\d{1,2})[/.-](?<y>20\\d\\d|\\d\\d)|(?<m2>0?[1-9]|1[0-2])[/.-](?<y2>20\\d\\d|[23]\\d)|(?:(?<d2>\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(?<name>${MONTH})(?: (?<d3>\\d{1,2})(?:st|nd|rd|th)?(?=,? 20\\d\\d))?(?:[ ,/-]+'?(?<y3>20\\d\\d|[23]\\d)\\b(?! ?(?:k|miles|,\\d)))?)`;

/** Month 0–11; `year` and `day` are null where the text leaves them out. */
export type SaidDate = { year: number | null; month: number; day: number | null };

/** The date of a match of `DATE`; null if there is no such month. */
export function dateOf(group: (name: string) => string): SaidDate | null {
  const year = group('y') || group('y2') || group('y3');
  const name = group('name');
  const month = name ? MONTHS.indexOf(name.slice(0, 3)) : Number(group('m') || group('m2')) - 1;
  const day = group('d') || group('d2') || group('d3');
  if (month < 0 || month > 11) return null;
  return {
    year: year ? (Number(year) % 100) + 2000 : null,
    month,
    day: day ? Number(day) : null,
  };
}

const DAY = 86_400_000;
/** Tolerance in days: to a seller, 'end of February' and 1 March are the same. */
const DAYS_OFF = 3;

/**
 * Whether a date of the text matches the ISO date `iso`: compares only the parts that the text
 * gives, with a tolerance of three days.
 */
export function isSameDate({ year, month, day }: SaidDate, iso: string): boolean {
  const time = Date.parse(iso.slice(0, 10));
  return [-DAYS_OFF, 0, DAYS_OFF].some((days) => {
    const date = new Date(time + days * DAY);
    const isMonth =
      date.getUTCMonth() === month && (year === null || date.getUTCFullYear() === year);
    if (!isMonth) return false;
    return day === null || Math.abs(new Date(time).getUTCDate() - day) <= DAYS_OFF || days !== 0;
  });
}

/** Months of 30.4 days from one ISO date to another. */
export const monthsBetween = (from: string, to: string) =>
  (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / (DAY * 30.44);

const NAMES =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** '14 March 2027', 'March 2027', 'March' */
export const describeDate = ({ day, month, year }: SaidDate) =>
  [day, NAMES[month], year].filter((part) => part !== null).join(' ');
