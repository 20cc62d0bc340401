import { FUEL_TYPES, type FuelType } from '../../listings/constants';
import { compared, type Reader } from '../found';
import { isDenied, isOfAnother, matches } from '../text';
import type { AdvertFacts } from '../types';

type Said = Exclude<FuelType, 'hydrogen'> | 'mild_hybrid';

const ELECTRIC_CAR = '(?:car|vehicle|version|model|hatchback|suv|saloon|estate|van|motoring)';
const PATTERNS: [said: Said, pattern: RegExp][] = [
  ['plug_in_hybrid', /\b(?:(?:petrol|diesel) )?(?:plug[- ]?in(?: hybrid)?(?! charg)|phev)\b/],
  ['mild_hybrid', /\b(?:(?:petrol|diesel) )?(?:mild[- ]hybrid|mhev)(?: (?:petrol|diesel))?\b/],
  [
    'hybrid',
    /(?<!plug[- ]?in |mild[- ])\b(?:(?:petrol|diesel|self[- ]charging|full) ?\/?-?){0,4}hybrid(?: (?:petrol|diesel))?\b/,
  ],
  [
    'electric',
    new RegExp(
      `\\b(?:(?:fully?|all|pure(?:ly)?|100%|100 %|completely|battery)[ -]electric|bev)\\b|(?<!\\w)100% electric\\b|\\belectric ${ELECTRIC_CAR}\\b|\\bfuel(?: type)? ?[:-] ?electric\\b`,
    ),
  ],
  ['petrol', /\bpetrol\b(?![- /]*(?:or|and)? ?(?:hybrid|plug|electric|phev|mild))/],
  ['diesel', /\bdiesel\b(?![- /]*(?:or|and)? ?(?:hybrid|plug|electric|phev|mild))/],
];
const ELECTRIC_ALONE = /\belectric\b/;

const NOT_FUEL =
  /^(?:'s)?[\s-]*(?:heads?\b|stations?|prices?|costs?|bills?|money|receipts?|cans?|heater|particulate|filter|pumps?|consumption|caps?|smell|leak|version also|models? also|or (?:petrol|diesel)|and (?:petrol|diesel)|only|like|money|spend|cars?\b(?= (?:are|is|have|of)))/;
const NOT_THE_CAR =
  /\b(?:no|hybrids?|runs? on electric|much|on the|saves?|saving|cost of|litres? of|tank of|full of|cap|spent on|in|(?:petrol|diesel) (?:or|and)|between)(?: (?:more|less|any|a lot of))* ?$/;

/**
 * Whether the fuel of the text fits the field; null if it may be part of the truth, like the petrol
 * of a hybrid.
 */
function fits(said: Said, { fuelType }: AdvertFacts, text: string): boolean | null {
  if (said === 'mild_hybrid')
    return fuelType === 'electric' || fuelType === 'hydrogen' ? false : null;
  if (said === fuelType) return true;
  const isHybrid = fuelType === 'hybrid' || fuelType === 'plug_in_hybrid';
  if (said === 'petrol' && isHybrid) return null;
  if (said === 'diesel' && isHybrid && /hybrid|plug|phev/.test(text)) return null;
  if (said === 'hybrid' && fuelType === 'plug_in_hybrid') return true;
  // A mild hybrid is petrol or diesel, and often called a hybrid.
  if (said === 'hybrid' && (fuelType === 'petrol' || fuelType === 'diesel')) return null;
  return false;
}

const LABELS = { ...FUEL_TYPES, mild_hybrid: 'Mild hybrid' };

export const fuel: Reader = (text, facts) =>
  [...PATTERNS, ['electric', ELECTRIC_ALONE] as const].flatMap(([said, pattern]) =>
    matches(text, pattern)
      .filter((match) => {
        if (isOfAnother(match) || NOT_FUEL.test(match.after)) return false;
        if (pattern === ELECTRIC_ALONE)
          return match.after.trim() === '' && /^(?:\s*|.*\b(?:it's|it is))\s*$/.test(match.before);
        return isDenied(match) ? !/\bno $/.test(match.before) : !NOT_THE_CAR.test(match.before);
      })
      .map((match) => {
        const fit = fits(said, facts, text);
        const isNot = isDenied(match);
        return compared(match, {
          value: isNot ? null : said,
          says: `${isNot ? 'not ' : ''}${LABELS[said].toLowerCase()}`,
          field: FUEL_TYPES[facts.fuelType].toLowerCase(),
          agrees: fit === null ? null : fit !== isNot,
        });
      }),
  );
