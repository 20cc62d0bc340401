import { excludeSense } from './exclude-sense';
import type { Token } from './tokens';
import type { Entry, Meaning, Sense } from './types';

/**
 * A run of words with its entry, or with its role. A negation denies the words after it, a denial
 * the words before it. 'inexpressible' is an alternative or a denial that no filter can express.
 */
export type Segment = {
  run: Token[];
  entry: Entry | 'filler' | 'negation' | 'denial' | 'unknown' | 'inexpressible';
};

/**
 * Neighbours that form one alternative, such as 'kia picanto'; a word between alternatives has no
 * sense.
 */
type Operand = { segments: Segment[]; sense?: Sense };

const keysOf = ({ meaning }: Sense) => Object.keys(meaning) as (keyof Meaning)[];

const modelsOf = (sense: Sense | undefined) =>
  sense && keysOf(sense).length === 1 ? sense.meaning.models : undefined;

const joinSenses = (a: Sense, b: Sense, between: string, meaning: Meaning): Sense => ({
  label: a.label + between + b.label,
  meaning,
  isNarrow: a.isNarrow ?? b.isNarrow,
});

/** Joins neighbouring makes and models of the same vehicles. */
function group(segments: readonly Segment[]): Operand[] {
  const operands: Operand[] = [];
  for (const segment of segments) {
    const sense = typeof segment.entry === 'object' ? segment.entry : undefined;
    const before = operands.at(-1);
    const models = modelsOf(sense);
    const common = modelsOf(before?.sense)?.filter((id) => models?.includes(id)) ?? [];
    if (before?.sense && sense && common.length > 0) {
      before.segments.push(segment);
      before.sense = joinSenses(before.sense, sense, ' ', { models: common });
    } else operands.push({ segments: [segment], ...(sense && { sense }) });
  }
  return operands;
}

/** The alternatives of two meanings; null where an entry has only one value. */
function either(a: Meaning, b: Meaning): Meaning | null {
  const merged: Record<string, unknown> = { ...a, ...b };
  for (const [key, value] of Object.entries(a)) {
    const other = b[key as keyof Meaning];
    if (other === undefined) continue;
    if (!Array.isArray(value) || !Array.isArray(other)) return null;
    merged[key] = [...new Set<unknown>([...value, ...other])];
  }
  return merged;
}

const shareFacet = (a: Sense, b: Sense) => keysOf(a).some((key) => b.meaning[key] !== undefined);

/**
 * Whether no vehicle can have both: each is one list of values of the same facet, without common
 * values.
 */
function areExclusive(a: Sense, b: Sense) {
  const [key, ...more] = new Set([...keysOf(a), ...keysOf(b)]);
  const [values, others] = key && more.length === 0 ? [a.meaning[key], b.meaning[key]] : [];
  return (
    key !== 'features' &&
    Array.isArray(values) &&
    Array.isArray(others) &&
    !values.some((value) => others.some((other) => other === value))
  );
}

const isFiller = ({ segments: [first] }: Operand) => first?.entry === 'filler';
const isNegation = ({ segments: [first] }: Operand) => first?.entry === 'negation';
const isDenial = (operand: Operand | undefined) => operand?.segments[0]?.entry === 'denial';
const isOr = (operand: Operand) =>
  isFiller(operand) && operand.segments.some(({ run }) => run[0]?.key === 'or');

/** Whether an operand is a sign, which denies only the word after it: '-diesel petrol'. */
const isSign = (operand: Operand | undefined) =>
  operand !== undefined &&
  isNegation(operand) &&
  /^(?:[-–−]{1,2}|!)$/.test(runOf([operand])[0]?.lower ?? '');

const runOf = (operands: readonly Operand[]) =>
  operands.flatMap(({ segments }) => segments.flatMap(({ run }) => run));

const phraseOf = (operands: readonly Operand[]) =>
  runOf(operands)
    .map(({ lower }) => lower)
    .join(' ');

const isUnknown = (operand: Operand | undefined) => operand?.segments[0]?.entry === 'unknown';

/** Whether an operand denies the words before it: 'diesel free', but not 'diesel free tax'. */
const deniesBefore = (operands: readonly Operand[], at: number) =>
  isDenial(operands[at]) &&
  (phraseOf(operands.slice(at, at + 1)) !== 'free' ||
    (operands[at - 1]?.sense?.meaning.fuels !== undefined &&
      !isUnknown(operands.slice(at + 1).find((next) => !isFiller(next)))));

/**
 * Counts the operands after 'or' that cannot be joined to those before it: up to the last that
 * repeats a facet, as in 'red fiesta or blue corsa', which terms that must all match cannot
 * express.
 */
function countUnjoined(left: readonly Operand[], right: readonly Operand[]) {
  const last = left.at(-1)?.sense;
  return (
    1 +
    right.findLastIndex(
      ({ sense }, at) =>
        sense &&
        (at > 0 || !last || !shareFacet(last, sense)) &&
        left.some((other) => other.sense && shareFacet(other.sense, sense)),
    )
  );
}

const isSame = ({ sense: a }: Operand, { sense: b }: Operand) =>
  a && b && JSON.stringify(a.meaning) === JSON.stringify(b.meaning);

const haveFacetInCommon = (some: readonly Operand[], others: readonly Operand[]) =>
  some.some(({ sense }) =>
    others.some((other) => sense && other.sense && shareFacet(sense, other.sense)),
  );

/**
 * Joins two phrases that differ in one operand: 'golf gti or polo gti' is a Golf or Polo, and a
 * GTI. The text of a common operand is quoted where it stands between the differing ones.
 */
function joinPhrases(left: readonly Operand[], right: readonly Operand[]): Operand[] | null {
  for (let length = Math.min(left.length, right.length); length > 1; length -= 1) {
    const [ours, theirs] = [left.slice(-length), right.slice(0, length)];
    const differing = ours.flatMap((own, n) => (theirs[n] && isSame(own, theirs[n]) ? [] : n));
    const [at = 0] = differing;
    const [a, b] = [ours[at], theirs[at]];
    const meaning = a?.sense && b?.sense ? either(a.sense.meaning, b.sense.meaning) : null;
    const isRepeated =
      haveFacetInCommon(right.slice(length), left) ||
      haveFacetInCommon(left.slice(0, -length), theirs);
    if (differing.length !== 1 || isRepeated || !a?.sense || !b?.sense || !meaning) continue;
    const sense = joinSenses(a.sense, b.sense, ' or ', meaning);
    const joined = { segments: [{ run: runOf([a, b]), entry: sense }], sense };
    return [...theirs.slice(0, at), joined, ...ours.slice(at + 1)];
  }
  return null;
}

function join(operands: readonly Operand[], withOr: boolean): Operand[] {
  const joined: Operand[] = [];
  for (let at = 0; at < operands.length; at += 1) {
    const next = operands[at];
    if (!next) break;
    const start = joined.findLastIndex((operand) => !isFiller(operand));
    const [before, ...between] = joined.slice(Math.max(start, 0));
    const hasOr = between.some(isOr);
    const isAlternative = withOr
      ? hasOr
      : before?.sense &&
        next.sense &&
        !hasOr &&
        !isSign(joined[start - 1]) &&
        // 'petrol, diesel excluded' keeps petrol; 'petrol and diesel excluded' excludes both.
        (between.length > 0 || !deniesBefore(operands, at + 1)) &&
        areExclusive(before.sense, next.sense);
    if (!isAlternative || !before || !next.sense) {
      joined.push(next);
      continue;
    }
    const end = operands.findIndex(
      (operand, n) => n > at && (isOr(operand) || isNegation(operand)),
    );
    const right = operands.slice(at, end < 0 ? undefined : end);
    const phrases = withOr ? joinPhrases(joined.slice(0, start + 1), right) : null;
    if (phrases) {
      joined.splice(start + 1 - phrases.length, joined.length, ...phrases);
      at += phrases.length - 1;
      continue;
    }
    const unjoined = withOr ? countUnjoined(joined.slice(0, start + 1), right) : 0;
    const meaning =
      before.sense && unjoined === 0 ? either(before.sense.meaning, next.sense.meaning) : null;
    if (!before.sense && unjoined === 0) joined.push(next);
    else if (before.sense && meaning) {
      const sense = joinSenses(before.sense, next.sense, ' or ', meaning);
      const run = runOf([before, ...between, next]);
      joined.splice(start, joined.length, { segments: [{ run, entry: sense }], sense });
    } else {
      const left = right.slice(0, Math.max(unjoined, 1));
      const run = runOf([...between, ...left]);
      joined.splice(start + 1, joined.length, { segments: [{ run, entry: 'inexpressible' }] });
      at += left.length - 1;
    }
  }
  return joined;
}

/** Phrases whose denial does not exclude a car: 'delivery not included', 'no faults'. */
const NO_CAR =
  /\b(?:accident|cat|credit|damage|delivery|deposit|finance|insurance|limit|mileage|mot|rust|smoker|tax|warranty|\w*[^su]s)$/;

/**
 * Words that describe the denied cars: 'no smelly old diesels'. Any other word ends the denial: 'no
 * work needed golf'.
 */
const DESCRIPTION =
  /^(?:(?:any|really|very|bothered|fussed|fancy|big|bigger|boring|cheap|dirty|gas|high|high-mileage|huge|large|larger|loud|mileage|nasty|new|newer|noisy|old|older|rusty|slow|small|smaller|smelly|smoky|thirsty|tiny|ugly)(?: |$))+$/;

/** Whether an operand and the next were typed as one word: '320d', '2.0tdi'. */
const isOneWord = (operands: readonly Operand[], at: number) =>
  runOf(operands.slice(0, at + 1)).at(-1)?.end === operands[at + 1]?.segments[0]?.run[0]?.start;

/** Where the name of a denied car ends: its trim is part of it ('no golf gti'), but not after a sign. */
function endOfName(operands: readonly Operand[], at: number, isShort: boolean): number {
  const hasTrim = !isShort && modelsOf(operands[at]?.sense) !== undefined;
  let end = at;
  while (isOneWord(operands, end) || (hasTrim && operands[end + 1]?.sense?.meaning.trims)) end += 1;
  return end;
}

/** Where what a negation denies ends: a description before a sense tells which of it ('no old diesels'). */
function endOfDenied(operands: readonly Operand[], at: number): number {
  // '-x' and 'nothing fancy' deny only the next word.
  const isShort = isSign(operands[at]) || phraseOf(operands.slice(at, at + 1)) === 'nothing';
  let found = -1;
  for (let n = at + 1; n < operands.length; n += 1) {
    const operand = operands[n];
    if (!operand || isFiller(operand) || isNegation(operand)) continue;
    if (operand.sense && (found < 0 || !operand.sense.meaning.place))
      return endOfName(operands, n, isShort);
    if (found < 0) found = n;
    if (isShort || !DESCRIPTION.test(phraseOf([operand]))) break;
  }
  return found < 0 ? at : found;
}

/**
 * Joins a negation or a denial with the words it denies to one phrase, which is a term if a filter
 * can exclude exactly that.
 */
function negate(operands: readonly Operand[], models: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  /** The segment of each operand. */
  const positions: number[] = [];
  const deny = (denied: readonly Operand[]) => {
    const [sense, ...more] = denied.flatMap((operand) => operand.sense ?? []);
    const isExact = more.length === 0 && !denied.some(isUnknown);
    const entry = (isExact && sense && excludeSense(sense, models)) || 'inexpressible';
    segments.push({ run: runOf(denied), entry });
  };
  for (let at = 0; at < operands.length; at += 1) {
    const operand = operands[at];
    if (!operand) break;
    positions[at] = segments.length;
    if (isDenial(operand)) {
      const before = deniesBefore(operands, at) ? operands.slice(0, at) : [];
      const sense = before.findLastIndex((other) => other.sense);
      const isWhole = NO_CAR.test(phraseOf(before.slice(sense + 1)));
      const start = sense < 0 ? at : isWhole ? sense + 1 : sense;
      segments.splice(positions[start] ?? segments.length);
      deny(operands.slice(start, at + 1));
    } else if (isNegation(operand)) {
      const end = endOfDenied(operands, at);
      for (let n = at; n <= end; n += 1) positions[n] = segments.length;
      deny(operands.slice(at, end + 1));
      at = end;
    } else segments.push(...operand.segments);
  }
  return segments;
}

/**
 * Turns a final 'no' into a denial of the words before it: 'diesel, no', but not 'diesel or not'.
 */
function readLastNo(segments: readonly Segment[]): readonly Segment[] {
  const at = segments.findLastIndex(({ entry }) => entry !== 'filler');
  const [before, last] = [segments[at - 1], segments[at]];
  const isNo =
    last?.entry === 'negation' &&
    last.run.length === 1 &&
    /^(?:no|not)$/.test(last.run[0]?.lower ?? '') &&
    before?.run[0]?.key !== 'or';
  return isNo ? segments.with(at, { run: last.run, entry: 'denial' }) : segments;
}

/**
 * Joins neighbours that exclude each other ('audi bmw', 'red and blue'), then those around 'or',
 * then negations with the words they deny. `models` are the ids of all models.
 */
export const joinAlternatives = (
  segments: readonly Segment[],
  models: readonly string[],
): Segment[] => negate(join(join(group(readLastNo(segments)), false), true), models);
