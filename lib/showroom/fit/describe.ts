import type { BodyName } from '../design-options';
import { BOOTS } from './boot';
import { type Check, doorRoom, type Fit, type Verdict } from './fit';
import { formatGap, formatMetres, inMetres } from './lengths';
import { OWN_FIELDS } from './read-fit';
import { MEASURE_FIELDS, SPACES, type Space } from './spaces';

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  fits: 'Fits',
  close: 'Too close to say',
  not: 'Does not fit',
};

/** The verdict on one measure, beside its reason. */
export const CHECK_LABELS: Readonly<Record<Verdict, string>> = {
  fits: 'Enough',
  close: 'Too close to say',
  not: 'Not enough',
};

const LABELS = { ...MEASURE_FIELDS, ...OWN_FIELDS };
/** The label of a field by its name. */
export const fieldLabel = (name: string) =>
  Object.hasOwn(LABELS, name) ? LABELS[name as keyof typeof LABELS].label : 'Your space';

/** The name of a check. */
export const checkLabel = ({ subject }: Check) =>
  subject === 'boot' ? 'Opening the boot' : MEASURE_FIELDS[subject].label;

const COMPARED = {
  length: ['shortest', 'longest', 'longer'],
  width: ['narrowest', 'widest', 'wider'],
  height: ['lowest', 'highest', 'higher'],
  door: ['narrowest', 'widest', 'wider'],
  doorHeight: ['lowest', 'highest', 'higher'],
} as const;

/** The ends of the range that a reason mentions: the deciding one, or both. */
const endsOf = ({ verdict, size, isOne }: Check): readonly (0 | 1)[] => {
  if (size[0] === size[1]) return [1];
  if (isOne && verdict === 'not') return [0];
  return verdict === 'fits' ? [1] : verdict === 'not' ? [0] : [0, 1];
};

/**
 * The subject of a reason: 'The longest of its class', the second of two 'The longest', a known car
 * 'It'.
 */
function named({ isOne, verdict }: Check, names: readonly [string, string], end: 0 | 1) {
  if (isOne) return 'It';
  if (end === 1 && verdict === 'close') return `The ${names[1]}`;
  return `${verdict === 'not' ? 'Even the' : 'The'} ${names[end]} of its class`;
}

function bootReason(check: Check, body: BodyName): string {
  const { have, need, size, isOne } = check;
  const boot = BOOTS[body];
  const estimate = 'Our estimate: makers seldom say.';
  if (boot.opens === 'up') {
    const [spare, least] = [have - size[1], have - size[0]];
    const top =
      size[0] === size[1]
        ? formatMetres(size[1])
        : `${inMetres(size[0])} to ${formatMetres(size[1])}`;
    const place = (room: number) =>
      `${formatGap(room)} ${room < 0 ? 'above it' : 'below the roof'}`;
    const result =
      least < 0
        ? `at least ${formatGap(least)} above the roof`
        : check.verdict === 'fits'
          ? `at least ${place(spare)}`
          : size[0] === size[1]
            ? place(spare)
            : spare < 0
              ? `from ${place(least)} to ${place(spare)}`
              : `from ${formatGap(least)} to ${place(spare)}`;
    const rule = marginOf(check, 'enough');
    return `The open ${boot.what} of such a car reaches ${top} up: ${result}. ${rule ? `${rule} ` : ''}${estimate}`;
  }
  const [spare, least] = [have - need[1], have - need[0]];
  const [low, high] = boot.reach;
  const reach = `${inMetres(low)} to ${formatMetres(high)}`;
  const result =
    spare >= 0
      ? `which your garage has${isOne ? '' : ' with the longest of its class'}`
      : least < 0
        ? `and ${isOne ? '' : 'with the shortest of its class '}${formatGap(least)} are missing`
        : `which your garage ${isOne ? 'has only just' : 'has with the shortest of its class, but not with the longest'}`;
  return `Its open ${boot.what} reach${boot.what.endsWith('s') ? '' : 'es'} ${reach} behind it, ${result}, the entrance shut. ${estimate}`;
}

/** Explains the verdict of a check, in one or two sentences. */
export function reasonOf(check: Check, space: Space, body: BodyName): string {
  if (check.subject === 'boot') return bootReason(check, body);
  const { shape } = SPACES[space.kind];
  const { subject, have, size } = check;
  const [least, greatest, more] = COMPARED[subject];
  const where = whereOf(subject, space);
  const isBeside = subject === 'width' && shape !== 'street';
  const sentences = endsOf(check).map((end) => {
    const spare = have - size[end];
    const who = named(check, [least, greatest], end);
    if (isBeside && spare >= 0) return `${who} leaves ${formatGap(spare)} beside it.`;
    const folded = end === 1 ? 'out' : 'folded';
    const mirrors =
      subject === 'door' ? ` with its mirrors ${folded}` : isBeside ? ' with one mirror' : '';
    const result =
      spare < 0 ? `${formatGap(spare)} ${more} than ${where}` : `${formatGap(spare)} to spare`;
    return `${who} is ${formatMetres(size[end])}${mirrors}: ${result}.`;
  });
  const rule = ruleOf(check, space);
  return [...sentences, ...(rule ? [rule] : [])].join(' ');
}

/** The object of a comparison, in a sentence. */
function whereOf(subject: Check['subject'], { kind }: Space) {
  const { shape, place } = SPACES[kind];
  if (subject === 'door' || subject === 'doorHeight') return 'the entrance';
  return subject === 'height' && shape === 'bay' ? 'the barrier' : place;
}

/** The rule of thumb of a check, if it decides the verdict or a reader would ask for it. */
function ruleOf(check: Check, space: Space): string | null {
  const { subject } = check;
  const { shape } = SPACES[space.kind];
  if (subject === 'width' && shape !== 'street') {
    const wheelchair = space.kind === 'disabled-bay' ? ' with a wheelchair' : '';
    return `To open a door and get out${wheelchair} takes about ${formatMetres(doorRoom(space))} on one side, a rule of thumb.`;
  }
  if (subject === 'length' && shape === 'street')
    return 'To get in takes half a metre more than the car at least, and a metre to do so with ease, rules of thumb.';
  return marginOf(check, 'a fit');
}

/** The clearance from which a measure is enough, if the largest car is within the measure. */
function marginOf({ verdict, need, size, have }: Check, what: string) {
  if (verdict !== 'close' || have < size[1]) return null;
  return `We call it ${what} from ${formatGap(need[1] - size[1])} to spare.`;
}

/** The sentence about a measure that the visitor did not give. */
export const assumedReason = (mm: number) =>
  `We assume ${formatMetres(mm)}, as you gave no measure.`;

/**
 * The verdict with its deciding measures, in a line: 'Too close to say: length, entrance width'.
 */
export function verdictLine({ verdict, checks }: Fit): string {
  if (verdict === 'fits') return VERDICT_LABELS.fits;
  const deciding = checks.filter((check) => check.verdict === verdict);
  return `${VERDICT_LABELS[verdict]}: ${deciding.map(checkLabel).join(', ').toLowerCase()}`;
}
