import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS } from '../../listings/constants';
import type { InspectionFacts, InspectionPoint, Only } from './types';

/** Age in calendar years; null without a year. */
export const ageOf = ({ year, today }: Pick<InspectionFacts, 'year' | 'today'>) =>
  year === null ? null : Math.max(0, Number(today.slice(0, 4)) - year);

type Answer = boolean | 'unsure';

/** Each condition with the listing's value, which is null if the listing does not give it. */
function conditions(only: Only, facts: InspectionFacts): [holds: Answer, said: string | null][] {
  const age = ageOf(facts);
  const { fuelType, transmission, bodyType, doors, seats, year } = facts;
  const among = <T>(all: readonly T[] | undefined, one: T | null): Answer =>
    all === undefined || (one === null ? 'unsure' : all.includes(one));
  const within = (value: number | null, least = 0, most = Number.POSITIVE_INFINITY): Answer =>
    value === null
      ? (least === 0 && most === Number.POSITIVE_INFINITY) || 'unsure'
      : value >= least && value <= most;
  return [
    [among(only.fuels, fuelType), fuelType && FUEL_TYPES[fuelType].toLowerCase()],
    [
      among(only.gearboxes, transmission),
      transmission && TRANSMISSIONS[transmission].toLowerCase(),
    ],
    [among(only.bodies, bodyType), BODY_TYPES[bodyType]],
    [within(age, only.minAge, only.maxAge), year === null ? null : String(year)],
    [within(doors, only.minDoors), `${doors} doors`],
    [within(seats, only.minSeats), `${seats} seats`],
  ];
}

/**
 * Whether a point applies to a car: 'unsure' if the listing does not say. `said` is the fact that
 * excludes it, such as 'electric'.
 */
export function applies(
  { only }: InspectionPoint,
  facts: InspectionFacts,
): { answer: Answer; said: string | null } {
  if (!only) return { answer: true, said: null };
  const all = conditions(only, facts);
  const against = all.find(([holds]) => holds === false);
  if (against) return { answer: false, said: against[1] };
  return { answer: all.every(([holds]) => holds === true) || 'unsure', said: null };
}
