import { yearsOfPlate } from '../../trade-words/dates';
import { RANGES } from '../slider-ranges';
import {
  ABOVE,
  AT_LEAST,
  AT_MOST,
  BELOW,
  OR_LESS,
  OR_MORE,
  type Reading,
  type Rule,
  range,
  rule,
  sense,
} from './number-rule';

export const YEAR = '((?:19[89]|20[0-4])\\d)(?: plate| reg)?';

/** A range of years; '2018-20' ends in 2020. */
const years = (from: string, to: string): Reading => {
  const last = to.length === 2 ? `${from.slice(0, 2)}${to}` : to;
  const list = range(Number(from), Number(last));
  return list.length > 0 ? sense(`${from} to ${last}`, { years: list }) : null;
};

const plate = (digits: string): Reading => {
  const list = yearsOfPlate(Number(digits));
  return list.length > 0 ? sense(`${digits} plate`, { years: list }) : null;
};

const plates = (first: string, last: string): Reading => {
  const [from, to] = [yearsOfPlate(Number(first))[0], yearsOfPlate(Number(last)).at(-1)];
  const list = from && to ? range(from, to) : [];
  return list.length > 0 ? sense(`${first} to ${last} plate`, { years: list }) : null;
};

const newer = (year: number) => sense(`${year} or newer`, { yearMin: year });
const older = (year: number) => sense(`${year} or older`, { yearMax: year });
/** The year of a car of this age in years. */
const yearOf = (age: string | undefined) => RANGES.year.max - Number(age);

const OF = '(?:registered |reg |year )?';
const PLATE = "'?(\\d\\d)[ -]?(?:plate|reg|registration)";
const NEWER = `(?: ?\\+|-| onwards?|${OR_MORE}| (?:or|and) (?:newer|later|younger|after))`;
const OLDER = `(?:${OR_LESS}| (?:or|and) (?:older|earlier|before))`;
const AGE = '(\\d{1,2})[ -]?(?:years?|yrs?)';
const OLD = '[ -]old';

/** Years, plates and ages. */
export const YEAR_RULES: Rule[] = [
  rule(`${OF}${YEAR}(?: plate| reg| registration| registered| model| car)?`, (year = '') =>
    sense(year, { years: [Number(year)] }),
  ),
  rule(
    `(?:from |between )?${YEAR} ?(?:-|–|to|and) ?(?:${YEAR}|'?(\\d\\d))(?: plates?| reg)?`,
    (from, a, b) => years(from, a ?? b),
  ),
  rule(
    `${OF}(?:(?:${AT_LEAST}|since|(?:no|not|nothing) (?:older|earlier) than) ${YEAR}|${YEAR}${NEWER}|${YEAR} to (?:now|date|present|today))`,
    (a, b, c) => newer(Number(a ?? b ?? c)),
  ),
  rule(`${OF}(?:after|post|newer than|(?:${ABOVE})(?! 2000)) ${YEAR}`, (year) =>
    newer(Number(year) + 1),
  ),
  rule(
    `${OF}(?:(?:until|(?:no|not|nothing) (?:newer|later) than|(?:${AT_MOST}|to)(?! 2000)) ${YEAR}|(?!2000${OR_LESS})${YEAR}${OLDER})`,
    (a, b) => older(Number(a ?? b)),
  ),
  rule(`${OF}(?:before|pre|older than|(?:${BELOW})(?! 2000)) ${YEAR}`, (year) =>
    older(Number(year) - 1),
  ),
  rule(PLATE, plate),
  rule("'?(\\d\\d)(?: ?[-–] ?| to | or )'?(\\d\\d) ?(?:plates?|reg)", plates),
  rule(
    `(?:(?:${AT_LEAST}|${ABOVE}|since|after|post|newer than|(?:no|not) older than) ${PLATE}|(?:from )?${PLATE}${NEWER})`,
    (a, b = '') => {
      const [first] = yearsOfPlate(Number(a ?? b));
      return first === undefined ? null : newer(first);
    },
  ),
  rule(`(?:before|pre|older than|until|${BELOW}|${AT_MOST}) ${PLATE}`, (digits = '') => {
    const last = yearsOfPlate(Number(digits)).at(-1);
    return last === undefined ? null : older(last);
  }),
  rule(`(?:mot|warranty)(?: until| till| to| expires)?(?: [a-z]+)? ${YEAR}`, () => 'unknown'),
  rule(
    `(?:(?:${BELOW}|${AT_MOST}) ${AGE}${OLD}|(?:newer than|younger than|(?:no|not|nothing) older than) ${AGE}(?:${OLD})?|${AGE}${OLD} (?:or (?:newer|younger|less|under)|max|maximum))`,
    (a, b, c) => newer(yearOf(a ?? b ?? c)),
  ),
  rule(
    `(?:(?:${ABOVE}|${AT_LEAST}) ${AGE}${OLD}|older than ${AGE}(?:${OLD})?|${AGE}${OLD} or (?:older|more))`,
    (a, b, c) => older(yearOf(a ?? b ?? c)),
  ),
  rule(`(?:between )?(\\d{1,2}) ?(?:-|–|to|and) ?${AGE}${OLD}`, (from, to) =>
    years(String(yearOf(to)), String(yearOf(from))),
  ),
];
