import { type Match, matches } from '../../adverts/text';
import { yearsOfPlate } from '../../trade-words/dates';
import { FUEL_BADGES } from '../../trade-words/fuels';
import { splitPhrases } from '../../trade-words/word-reader';
import { ANY_LATER, type Mention } from '../types';

const YEAR =
  /(?<![\w£.,/'-])(?<year>19[6-9]\d|20[0-3]\d)(?![\w/]|[.,]\d| ?(?:miles|mls|cc|model|my\b))/;
const OF_ANOTHER_TIME =
  /\b(?:until|till|til|since|to|in|on|from|by|mot|tax(?:ed)?|serviced?|bought|purchased|fitted|replaced|changed|history|due|expires?|exp|warranty|before|after|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\d{1,2}(?:st|nd|rd|th))[ :]*$/;

/** No plates: '60 mph', and 'LL29dCi' in a dealer's code. */
const PLATE =
  /(?<![\w£])[a-z]{2}(?<code>0[2-9]|1\d|2[0-9]|5[1-9]|[67]\d) ?(?!mph|bhp|mpg|kwh|max|rpm|[cdht]di|dci|gdi|fsi|tsi|tce|jtd|vti)[a-z]{3}(?!\w)/;

/** A year as a whole clause, or beside the car's name: 'Fiesta Zetec 2015', '2012, silver'. */
function years(text: string, nameEnd: number): Match[] {
  return matches(text, YEAR).filter((match) => {
    if (OF_ANOTHER_TIME.test(match.before)) return false;
    const isWhole = match.before.trim() === '' && match.after.trim() === '';
    const isNear = nameEnd > 0 && match.start < nameEnd + 90 && match.end > nameEnd - 60;
    return isWhole || isNear;
  });
}

const LITRES =
  /(?<![\w£.,-])(?<litres>[0-8]\.\d)(?=[ td]|,(?!\d)|$)(?! ?(?:k\b|miles|m\b|kw|l\/100|seconds|secs))/;

const BADGES = FUEL_BADGES.map(({ value, anywhere = '' }) => ({
  value,
  pattern: new RegExp(
    `(?<!\\w)(?:${splitPhrases(anywhere).join('|').replaceAll(' ', '[ -]?')})(?!\\w)`,
  ),
}));

const PRICE = /£ ?(?<figures>\d{1,3}(?:,\d{3})+|\d{3,6})(?![\d,]*\d|\.\d|k)/;
const NOT_ASKED =
  /\b(?:was|deposit|fee|tax|owe|owed|worth|cost|costs|spent|save|saving|bill|insurance|send|transfer|pay|new|list|from|finance|service|belt|tyres?|mot)\b[^£]{0,20}$/;
const NOT_ASKED_AFTER =
  /^ ?(?:tax|deposit|fee|a |per|p\/m|pm|pcm|off|worth|of|road|insurance|discount)/;
const MIN_PRICE = 400;
const SHORT_MILES = /(?<![\w£.,/-])\d{2,3}k\b(?! ?(?:service|belt|warranty|range|mile range))/;
const AUTO =
  /(?<!semi[- ]?)\bauto\b(?![- ]?(?:trader|hold|light|wiper|head|climate|dim|park|start|stop|folding|electr|box(?:es)? parts|parts|guild))/;

/** Reads what only a short title says without a word for it. It counts where nothing surer is said of its kind. */
export const shortTitle = (text: string, nameEnd: number): Mention[] => [
  ...matches(text, PRICE).flatMap(({ start, end, before, after, group }): Mention[] => {
    const price = Number(group('figures').replaceAll(',', ''));
    if (price < MIN_PRICE || NOT_ASKED.test(before) || NOT_ASKED_AFTER.test(after)) return [];
    return [{ kind: 'price', start, end, value: [price, price] }];
  }),
  ...matches(text, SHORT_MILES)
    .filter(
      ({ start, before }) =>
        start < nameEnd + 90 && !/ (?:at|every|to|until|till)$/.test(before.trimEnd()),
    )
    .map(({ start, end }): Mention => ({ kind: 'mileage', start, end, value: [0, 0] })),
  ...matches(text, AUTO)
    .filter(({ start }) => start < nameEnd + 90)
    .map(({ start, end }): Mention => ({ kind: 'gearbox', start, end, value: 'automatic' })),
];

/**
 * Reads what stands in an advert's title without a word for it: the year, the litres and the badge of the engine.
 * `nameEnd` is the offset at which the car's name ends, 0 without one.
 */
export function title(text: string, nameEnd: number): Mention[] {
  const near = ({ start }: Match) => start < nameEnd + 60 && start >= nameEnd - 30;
  return [
    ...years(text, nameEnd).map((match): Mention => {
      const year = Number(match.group('year'));
      return { kind: 'year', start: match.start, end: match.end, value: [year, year] };
    }),
    ...matches(text, PLATE).map(({ start, end, group }): Mention => {
      const [from = 0] = yearsOfPlate(Number(group('code')));
      return { kind: 'year', start, end, value: [from, ANY_LATER] };
    }),
    ...matches(text, LITRES)
      .filter((match) => nameEnd > 0 && near(match))
      .map((match): Mention => {
        const litres = Number(match.group('litres'));
        const value = [litres - 0.035, litres + 0.035] as const;
        return { kind: 'engineSize', start: match.start, end: match.end, value };
      }),
    ...BADGES.flatMap(({ value, pattern }) =>
      matches(text, pattern)
        .filter((match) => nameEnd > 0 && near(match))
        .map((match): Mention => ({ kind: 'fuel', start: match.start, end: match.end, value })),
    ),
  ];
}
