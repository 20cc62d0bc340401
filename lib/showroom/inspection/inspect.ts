import { formatNumber } from '../../format';
import { ageOf, applies } from './applies';
import { INSPECTION_GROUPS } from './groups';
import { KNOWN_HISTORY } from './known-history';
import { KNOWN_LISTING } from './known-listing';
import { motNote, motSilence } from './mot-finding';
import type { Finding, Inspected, InspectionFacts, InspectionPoint } from './types';

const KNOWN = new Map(Object.entries({ ...KNOWN_HISTORY, ...KNOWN_LISTING }));

/** Builds a finding from age or mileage alone. */
function thumbFinding({ thumb }: InspectionPoint, facts: InspectionFacts): Finding | null {
  if (!thumb) return null;
  const { year, mileage } = facts;
  const age = ageOf(facts);
  const isOld = thumb.years !== undefined && age !== null && age >= thumb.years;
  const isFar = thumb.miles !== undefined && mileage !== null && mileage >= thumb.miles;
  if (!(isOld || isFar)) return null;
  const said = [isOld && String(year), isFar && `${formatNumber(mileage)} miles`].filter(Boolean);
  return {
    state: 'look',
    because: `Rule of thumb: ${thumb.says}. The listing says ${said.join(' and ')}.`,
    isThumb: true,
  };
}

function unknown({ only, isTested }: InspectionPoint, isUnsure: boolean): Finding {
  if (isUnsure && only)
    return {
      state: 'question',
      because: `For ${only.cars}: it is not known whether this is one.`,
      isUnsure: true,
    };
  return {
    state: 'question',
    because: isTested
      ? 'No MOT record says anything about it.'
      : 'No detail of the listing and no record says anything about it.',
  };
}

function findingOf(point: InspectionPoint, facts: InspectionFacts): Finding {
  const { answer, said } = applies(point, facts);
  if (answer === false)
    return {
      state: 'not applicable',
      because: `For ${point.only?.cars}; this one: ${said}.`,
    };
  const note = motNote(point, facts);
  const known = KNOWN.get(point.id)?.(facts) ?? null;
  if (note?.state === 'warning') return note;
  if (known && (known.state !== 'question' || !note)) return keepSure(known, answer, point);
  if (note) return note;
  const silence = motSilence(point, facts);
  if (silence?.state === 'fine' && answer === true) return silence;
  const thumb = thumbFinding(point, facts);
  if (thumb) return thumb;
  return silence?.state === 'question' ? silence : unknown(point, answer === 'unsure');
}

/** Replaces 'fine' by a question if the car may not have the part. */
const keepSure = (known: Finding, answer: boolean | 'unsure', point: InspectionPoint) =>
  known.state === 'fine' && answer !== true ? unknown(point, true) : known;

/**
 * Returns the state of each point from the known facts of the car, with the reason and its source.
 * Without facts the point is a question for the viewing.
 */
export const inspect = (facts: InspectionFacts): Inspected[] =>
  INSPECTION_GROUPS.flatMap(({ id, points }) =>
    points.map((point) => ({ point, group: id, ...findingOf(point, facts) })),
  );
