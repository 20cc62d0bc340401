import { plural } from '../../format';
import type { ShowroomCar } from '../showroom-car';
import type { Inspected, MotSource, PointState } from './types';

/** The states as a page shows them, worst first. */
export const STATE_LABELS: Record<PointState, string> = {
  warning: 'Warning',
  look: 'Look closely',
  question: 'Ask or check',
  fine: 'Nothing against it',
  'not applicable': 'Not on this car',
};

/** The states, worst first. */
export const STATES = Object.keys(STATE_LABELS) as PointState[];

/** The state that a query names; null for all. */
export const stateOf = (text: unknown): PointState | null =>
  STATES.find((state) => state === text) ?? null;

export const ofState = (inspected: Inspected[], state: PointState) =>
  inspected.filter((one) => one.state === state);

/**
 * Counts the states in text: '2 warnings, 4 to look at, 9 to ask or check', without counts of zero.
 */
export function describeCounts(inspected: Inspected[]): string {
  const count = (state: PointState) => ofState(inspected, state).length;
  const [warnings, looks, questions, fine, absent] = [
    count('warning'),
    count('look'),
    count('question'),
    count('fine'),
    count('not applicable'),
  ];
  return [
    warnings && plural(warnings, 'warning'),
    looks && `${looks} to look at closely`,
    questions && `${questions} to ask or check`,
    fine && `${fine} with nothing against`,
    absent === inspected.length && `${absent} not on this car`,
  ]
    .filter(Boolean)
    .join(', ');
}

const SOURCES: Record<MotSource, string> = {
  record: 'DVSA’s record of its MOT tests',
  'made up': 'the demo’s made-up record of its MOT tests',
  none: '',
  failed: '',
};

/** Describes the sources of the states, and says that the car has not been inspected in person. */
export function describeBasis({ listing }: ShowroomCar, source: MotSource): string {
  if (!listing)
    return 'A typical car has no listing and no record, so nearly every point is a question. With a car that is for sale, its own details fill in.';
  const sources = ['the listing’s details', 'the words of its advert', SOURCES[source]].filter(
    Boolean,
  );
  const last = sources.pop();
  const missing =
    source === 'failed'
      ? ' Its MOT record could not be read just now.'
      : source === 'none'
        ? ' There is no MOT record to go by here.'
        : '';
  return `By ${sources.join(', ')} and ${last}.${missing} A program compares them; nobody has inspected the car.`;
}
