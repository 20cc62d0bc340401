import { plural } from '../../format';
import { compared, type Reader } from '../found';
import { COUNT, countOf } from '../numbers';
import { isDenied, isOfAnother, type Match, matches } from '../text';

const NUMBER = `(?<![\\w.,£/-])(?<count>${COUNT})`;

const DOORS = [
  new RegExp(`${NUMBER}[ -]?(?:doors?|drs?)\\b`),
  new RegExp(`\\bdoors ?[:=-] ?(?<count>${COUNT})\\b`),
];
const NOT_DOORS =
  /^[\s-]*(?:bins?|handles?|mirrors?|cards?|locks?|speakers?|seals?|pockets?|away|down|up\b|dings?|open|rubbers?|keys?|garage)|^s? (?:have|has|with)/;
const ALL = /\b(?:all|other|both|next|all the) ?$/;

const SEATS = [
  new RegExp(
    `${NUMBER}[ -](?:proper |full[- ]size(?:d)? |full |adult |comfy |comfortable |individual )*(?:seats?|seaters?)\\b`,
  ),
  new RegExp(
    `\\bseats(?: up to| for)? ?[:=-]? ?(?<count>${COUNT})\\b(?! ?(?:of|rear|front|heated|electric))`,
  ),
];
const NOT_SEATS =
  /^\s*(?:(?:in|at|to|on) the (?:back|front|rear|middle|boot)|up front|across|behind|that|which|fold\w*|out\b|removed|missing|down|heated|recline|covers?|with (?:heat\w*|isofix|memory)|(?:are|have been|were) |belts?|sofa|in total left)/;
const SOME_SEATS = /\b(?:all|rear|front|other|extra|child|fits?) ?$/;
const MAX_SEATS = 9;
const CAN = /\b(?:comfortably|easily|room for|or|as an?|space for) ?$/;

const isOfTheCar = (match: Match, after: RegExp, before: RegExp) =>
  !after.test(match.after) && !before.test(match.before) && !isOfAnother(match) && !isDenied(match);

/** The boot lid may count as a door: three and two, five and four are the same. */
const sameDoors = (said: number, field: number) => Math.floor(said / 2) === Math.floor(field / 2);

export const doors: Reader = (text, { doors: field }) =>
  DOORS.flatMap((pattern) => matches(text, pattern))
    .filter((match) => isOfTheCar(match, NOT_DOORS, ALL))
    .map((match) => ({ match, said: countOf(match.group('count')) }))
    .filter(({ said }) => said >= 2 && said <= 6)
    .map(({ match, said }) =>
      compared(match, {
        value: [said - (said % 2), said - (said % 2) + 1],
        says: plural(said, 'door'),
        field: field === null ? null : plural(field, 'door'),
        agrees: field === null ? null : sameDoors(said, field),
      }),
    );

export const seats: Reader = (text, { seats: field }) =>
  SEATS.flatMap((pattern) => matches(text, pattern))
    .filter((match) => isOfTheCar(match, NOT_SEATS, SOME_SEATS))
    .map((match) => ({ match, said: countOf(match.group('count')) }))
    .filter(({ said }) => said >= 2)
    .map(({ match, said }) => {
      const isLess =
        CAN.test(match.before) || /^\s*(?:comfortably|easily|adults)/.test(match.after);
      return compared(match, {
        value: isLess ? [said, MAX_SEATS] : [said, said],
        says: plural(said, 'seat'),
        field: field === null ? null : plural(field, 'seat'),
        agrees: field === null ? null : said === field || (isLess && said < field),
      });
    });
