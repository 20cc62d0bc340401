import { TRANSMISSIONS } from '../../listings/constants';
import { AUTOMATICS, AUTOMATICS_WITH_GEARS } from '../../trade-words/automatic-names';
import { compared, type Reader } from '../found';
import { isDenied, isOfAnother, matches } from '../text';
import type { AdvertFacts } from '../types';

type Said = 'manual' | 'automatic' | 'semi_automatic';

const BOX = '(?:gear ?box|box|transmission|trans|gears?)';
/** 'DSG', 'S tronic', 'e-CVT'. */
const NAMES = `${AUTOMATICS}, ${AUTOMATICS_WITH_GEARS}`
  .split(', ')
  .join('|')
  .replaceAll(' ', '[- ]');
const PATTERNS: [said: Said, pattern: RegExp][] = [
  ['semi_automatic', /\bsemi[- ]?auto(?:matic)?\b(?: gearbox| box| transmission)?/],
  ['automatic', new RegExp(`(?<!semi[- ]?)\\bautomatic\\b(?: ${BOX})?`)],
  [
    'automatic',
    new RegExp(
      `(?<!semi[- ]?)\\bauto\\b(?: ${BOX}|(?=\\s*(?:$|[,.;!\\n]|petrol|diesel|hybrid|§|\\d\\.\\d)))`,
    ),
  ],
  ['automatic', new RegExp(`\\b(?:${NAMES})\\b`)],
  ['manual', new RegExp(`\\bmanual(?: ${BOX})?\\b(?!s)`)],
];

/** Other parts of a car that may be automatic or manual. */
const EQUIPMENT =
  /^[\s-]*(?:head\w*|lights?|wipers?|climate|air|a\/?c\b|parking|park\b|braking|emergency|tail\w*|boot|doors?|locks?|locking|dimming|dipping|hand ?brake|lamps?|high|main|full beam|start|stop|hold|folding|fold\b|trader|electric|mirrors?|roof|windows?|seats?|adjust\w*|override|mode|and service|pack\b|in the|is in|included|present|with the|licen[cs]e|rain|level\w*|heating|hood|soft|sunroof|available|shift|only licen[cs]e|or (?:manual|auto\w*)|for (?:the|it)|included)/;
const BOOK =
  /\b(?:owner'?s?'?|owners|workshop|haynes|service|hand ?book|hand|book|user|original|instruction|driver'?s|with(?: the| its)?|has(?: the| its)?|and|in|paddles?|option(?:al)?|(?:manual|auto|automatic) (?:or|and))(?: (?:and|\/|the))? ?$/;

function fits(said: Said, { transmission }: AdvertFacts): boolean | null {
  if (said === transmission) return true;
  if (transmission === 'semi_automatic') return said === 'automatic' ? true : null;
  return said === 'semi_automatic' && transmission === 'automatic';
}

export const gearbox: Reader = (text, facts) =>
  PATTERNS.flatMap(([said, pattern]) =>
    matches(text, pattern)
      .filter((match) => {
        if (isOfAnother(match) || EQUIPMENT.test(match.after)) return false;
        const isNamed = new RegExp(`${BOX}$`).test(match.text);
        return isNamed || !(said === 'manual' ? BOOK : / or $/).test(match.before);
      })
      .filter((match) => !/\bno $/.test(match.before))
      .map((match) => {
        const fit = fits(said, facts);
        const isNot = isDenied(match);
        return compared(match, {
          value: isNot ? null : said,
          says: `${isNot ? 'not ' : ''}${TRANSMISSIONS[said].toLowerCase()}`,
          field: TRANSMISSIONS[facts.transmission].toLowerCase(),
          agrees: fit === null ? null : fit !== isNot,
        });
      }),
  );
