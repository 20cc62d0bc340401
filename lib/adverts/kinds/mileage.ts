import { formatMileage } from '../../format';
import { compared, type Reader, uncheckable } from '../found';
import { FIGURES, figuresOf, unitOf } from '../numbers';
import { isOfAnother, type Match, matches } from '../text';
import type { AdvertFacts } from '../types';

const BOUND =
  '(?:(?<under>(?:well |just )?(?:under|below|less than|fewer than|sub|short of|just shy of|shy of))|(?<over>(?:just |well )?(?:over|more than|above)))';
const ROUGHLY = '(?<roughly>nearly|almost|approx(?:imately)?\\.?|about|around|circa|c\\.|roughly)';
const SIZED = `(?:(?:${BOUND}|${ROUGHLY}|only|just|a genuine|genuine|an? (?:honest|mere)) ){0,3}(?<figures>${FIGURES})`;
const ADJECTIVE =
  '(?:(?:genuine|warranted|warrented|documented|recorded|low|motorway|careful|total|verified) )*';

const MILES = new RegExp(`(?<![£\\d.,/-])${SIZED}[ -]?${ADJECTIVE}(?:miles?|mls|mi)\\b`);
const LABELLED = new RegExp(
  `\\b(?:mile?age|miles|odometer|odo|clock)(?: (?:currently )?(?:is|of|reads|reading|shows|showing|at|stands at))?[ :=-]*${SIZED}(?! ?(?:mpg|mph|bhp))`,
);
const DRIVEN = new RegExp(
  `\\b(?:done|covered|driven|travelled|clocked|showing|shows|genuine|currently on|sits? (?:at|on)|it's on|now on)[ :]+${SIZED}(?:\\b|$)`,
);
const ON_CLOCK = new RegExp(`(?<![£\\d.,/-])${SIZED} (?:on the clock|on it|on her|from new)\\b`);
const ALONE = /(?<![£\d.,/-])(?<figures>\d{1,3}(?:\.\d)?k\b)/;
const VAGUE =
  /\b(?:very |extremely |ultra |super )?(?:low|high|average|lowish) (?:mile?age|miles)\b/;

const PART =
  /\b(?:tyres?|tires?|belt|cambelt|clutch|brakes?|discs|pads|battery|chain|oil|serviced?|services|servicing|warranty|guarantee\w*|range|rebuilt|replaced|changed|fitted|renewed|new|refurbished|allowance|limit|interval|turbo|dpf|injectors?|first|last|next|bought|drove|trips?|journeys?|driven from|when i|mot'?d|tested)\b/;
const AT_A_TIME =
  /(?:\b(?:at|every|each|after|within|since|per|until|till|to|from|for|or|in|by|due|extra|additional|up to|of up to|before|than)|@)(?: (?:about|around|approx|roughly|the|only|just))*\s*$/;
const OF_SOMETHING =
  /^\s*(?:ago|away|a (?:year|week|month|day)|per|each|every|pa\b|p\.a|annually|yearly|range|since|service|interval|warranty|between|from (?!new)|on (?:the |these |this |a )?(?!clock|it\b|her\b|the clock)\w+|to (?:a|the)|ono|spent|worth|deposit|bhp|rpm|quid|pounds|left|remaining|or \d|of (?:range|warranty|electric)|old)/;

/** The allowance for miles driven since the advert was written: per month, and its minimum. */
const MILES_A_MONTH = 1000;
const MIN_DRIVEN = 500;
const MONTH = 30.44 * 86_400_000;

function isOfThePast({ before, after, text, group }: Match): boolean {
  // 'Full service history, 31,000 miles' does not mean a service at 31,000 miles.
  const rest = before.replace(
    /\bservice (?:history|record)\b|\bnew (?:car|model)\b|\blong range\b/g,
    '',
  );
  const label = text.slice(0, Math.max(0, text.indexOf(group('figures'))));
  return (
    PART.test(rest) ||
    OF_SOMETHING.test(after) ||
    (/^\s*(?:\d|$)/.test(label || '') && AT_A_TIME.test(before)) ||
    (!/^(?:mile?age|miles|odo|clock)/.test(label) && AT_A_TIME.test(before))
  );
}

/**
 * Whether a mileage of the text fits the field. It may differ by the rounding of both, and be lower
 * by the miles driven since the advert was written (up to 1,000 a month, or 500 if that is more).
 */
function fits(match: Match, field: number, { createdAt }: AdvertFacts, today: string): boolean {
  const { value, unit } = figuresOf(match.group('figures'));
  const months = Math.max(0, Date.parse(today) - Date.parse(createdAt)) / MONTH;
  const driven = Math.max(MIN_DRIVEN, months * MILES_A_MONTH);
  const rounding = Math.max(unit, unitOf(field), 100);
  if (match.group('under')) return field <= value + driven;
  if (match.group('over')) return field >= value - rounding;
  const slack = match.group('roughly') ? Math.max(rounding, value * 0.05) : rounding;
  return field >= value - slack && field <= value + slack + driven;
}

/** The mileages that the words allow, without miles driven since. */
function rangeOf({ group }: Match): [low: number, high: number] {
  const { value, unit } = figuresOf(group('figures'));
  const slack = Math.max(unit, 100, group('roughly') ? value * 0.05 : 0);
  if (group('under')) return [0, value];
  return group('over') ? [value - slack, value * 1.1] : [value - slack, value + slack];
}

/** A bare '45k' is a mileage only as a whole clause: '1 owner, 45k, FSH'. */
const isWhole = ({ before, after }: Match) => before.trim() === '' && after.trim() === '';

const MIN_MILES = 1000;
const isYear = (figures: string) => /^(?:19|20)\d\d$/.test(figures);

export const mileage: Reader = (text, facts, today) => {
  const said = [
    ...matches(text, MILES),
    ...[LABELLED, DRIVEN, ON_CLOCK]
      .flatMap((pattern) => matches(text, pattern))
      .filter(({ group }) => !isYear(group('figures'))),
    ...matches(text, ALONE).filter(isWhole),
  ].filter(
    (match) =>
      figuresOf(match.group('figures')).value >= MIN_MILES &&
      !isOfThePast(match) &&
      !isOfAnother(match),
  );
  const field = facts.mileage;
  return [
    ...said.map((match) =>
      compared(match, {
        value: rangeOf(match),
        says: match.text.replace(
          /^(?:(?:only|just|genuine|showing|done|covered|driven)[ :]+)+/,
          '',
        ),
        field: field === null ? null : formatMileage(field),
        agrees: field === null ? null : fits(match, field, facts, today),
      }),
    ),
    ...matches(text, VAGUE).map(uncheckable),
  ];
};
