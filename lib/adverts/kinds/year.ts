import { formatRegistration } from '../../format';
import { yearsOfPlate } from '../../trade-words/dates';
import { compared, type Reader } from '../found';
import { isOfAnother, type Match, matches, NAME } from '../text';
import type { AdvertFacts } from '../types';

const YEAR = '(?<year>19[6-9]\\d|20[0-3]\\d)';
const PLATE =
  /(?<![\w£.,/])'?(?<code>0[1-9]|1\d|2[0-7]|5[1-9]|6\d|7[0-7])[- ]?(?:plate|reg(?:istered|istration)?)\b/;
const YEARS = [
  new RegExp(
    `\\b(?:first )?reg(?:istered|d)?(?: as)?(?: brand)?(?: new)?(?: in| on)?(?: the)?[ :]+(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:[a-z]+ )?(?:\\d{1,2}[/.])?(?:\\d{1,2}[/.])?${YEAR}\\b`,
  ),
  new RegExp(
    `\\byear(?: of (?:manufacture|registration|first registration|build))?[ :]+${YEAR}\\b(?! ?miles)`,
  ),
  new RegExp(
    `(?<![\\d£.,/-])${YEAR}(?: reg\\b| registered| plate| car\\b|(?= (?:[a-z]+ )?${NAME}))`,
  ),
  // '2014/64', '2014 (64)'
  new RegExp(`(?<![\\d£.,/-])${YEAR} ?[/(] ?(?:0[1-9]|1\\d|2[0-7]|5[1-9]|6\\d|7[0-7])\\b`),
];
const MODEL_YEAR = new RegExp(`(?<![\\d£.,/-])${YEAR} (?:model|my)\\b(?! year)`);

const NOT_NEW =
  /\b(?:private|cherished|personal|until|since|tax|mot|serviced?|bought|purchased|fitted|replaced|facelift|onwards|pre|post|ulez)\b[^,]*$/;
const RE_REGISTERED = /\bre-?\s*$|\b(?:keeper|owner|to me|ulez)\b/;

/**
 * The age code of a registration; null if it does not fit the year, as on a plate carried over from
 * an older car.
 */
function codeOf({ registrationNumber, year }: AdvertFacts): number | null {
  const code = /^[A-Z]{2}(\d\d)[A-Z]{3}$/.exec(registrationNumber ?? '')?.[1];
  return code && yearsOfPlate(Number(code)).includes(year) ? Number(code) : null;
}

const isOfThis = (match: Match) =>
  !isOfAnother(match) && !NOT_NEW.test(match.before) && !RE_REGISTERED.test(match.before);

export const year: Reader = (text, facts) => {
  const code = codeOf(facts);
  const field = String(facts.year);
  const plates = matches(text, PLATE)
    .filter(isOfThis)
    .map((match) => {
      const said = Number(match.group('code'));
      const says = `a ${match.group('code')} plate`;
      const years = yearsOfPlate(said);
      const value = [Math.min(...years), Math.max(...years)] as const;
      if (code === null || !facts.registrationNumber)
        return compared(match, { value, says, field, agrees: years.includes(facts.year) });
      const plate = formatRegistration(facts.registrationNumber);
      return compared(match, { value, says, field: plate, agrees: said === code });
    });
  const years = YEARS.flatMap((pattern) => matches(text, pattern))
    .filter(isOfThis)
    .map((match) => {
      const said = match.group('year');
      const value = [Number(said), Number(said)] as const;
      return compared(match, { value, says: said, field, agrees: said === field });
    });
  // A model year begins before its calendar year.
  const models = matches(text, MODEL_YEAR)
    .filter(isOfThis)
    .map((match) => {
      const said = Number(match.group('year'));
      return compared(match, {
        value: [said - 1, said],
        says: String(said),
        field,
        agrees: [0, 1].includes(said - facts.year),
      });
    });
  return [...plates, ...years, ...models];
};
