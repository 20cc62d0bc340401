import { normaliseName } from '../core/normalise-name';

/** Words for a value: phrases with commas between them, whose spaces and hyphens are optional. */
export type Words<Value extends string> = {
  value: Value;
  /** Phrases that mean the value in any text, a search too. */
  anywhere?: string;
  /**
   * Phrases that mean the value only in a place for such values: a cell of a file, a registry's
   * field, an address.
   */
  inField?: string;
  /** Other values under which sellers list the same, which a search finds too. */
  or?: readonly Value[];
  /** Whether they mean only some of the value's cars, as 'DSG' of the automatics; no search excludes these. */
  isNarrow?: true;
  /** Their name in a search, if it is not the value's label. */
  label?: string;
};

export const splitPhrases = (phrases: string) => phrases.split(/, ?/).filter(Boolean);

/** Words beside a choice that say nothing of it: '6 Speed Manual', '5 DOOR HATCHBACK', 'Estate Car'. */
const NOISE =
  /^(?:\d+(?:v|l|g|dr|d|sp|kwh|hp|bhp|ps|cc)?|l\d(?:h\d)?|sp|kwh|bhp|ron|battery|turbo|speeds?|spd|seats?|seater|luxury|gears?|doors?|dr|two|three|four|five|six|car|cars|vehicle|gearbox|transmission|fuel|type|body|style|engine|only|clean|euro(?:\d[a-d]?|vi?)?|vi|super|premium|plus|small|compact|medium|large|standard|long|short|high|low|volume|roof|[lms]wb|wheelbase|gran|grand|sports?|service|history|dealer|dealership|main|franchised?|manufacturers?|specialist|independent|stamps?|stamped|book|records?|digital|condition)$/;

/** The most words that are read together: 'sport utility vehicle'. */
const MOST_TOGETHER = 3;
/** Longer texts are no choice. */
const LONGEST = 100;

/**
 * The values that the words of a text mean, in their order, and whether it has a word that means nothing. Where one value may
 * be meant by every word, it is the only one: 'Semi-automatic DCT'.
 */
function readWords<Value>(
  text: string,
  meaningsOf: (name: string) => readonly Value[] | undefined,
) {
  const words = text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(normaliseName)
    .filter(Boolean);
  const readings: (readonly Value[])[] = [];
  let hasUnknown = false;
  for (let at = 0; at < words.length; ) {
    let count = Math.min(MOST_TOGETHER, words.length - at);
    let reading: readonly Value[] | undefined;
    for (; count > 0; count -= 1) {
      reading = meaningsOf(words.slice(at, at + count).join(''));
      if (reading) break;
    }
    if (reading) readings.push(reading);
    else if (!NOISE.test(words[at] ?? '')) hasUnknown = true;
    at += Math.max(1, count);
  }
  const common = readings.reduce(
    (left, reading) => left.filter((value) => reading.includes(value)),
    readings[0] ?? [],
  );
  const values = (common.length > 0 ? [common] : readings).flatMap((each) => each.slice(0, 1));
  return { values: [...new Set(values)], hasUnknown };
}

/** The one value of the words of a text; undefined where they contradict each other or one means nothing. */
export const onlyValue = <Value>(values: readonly Value[], hasUnknown: boolean) =>
  hasUnknown || values.length > 1 ? undefined : values[0];

/** 'mt' of '6MT', 'eat' of 'EAT8', 'tdi' of '20TDI'; a single letter beside digits is another name: 'E85', 'A8'. */
export const withoutDigits = (name: string) => {
  const letters = name.replace(/^\d+|\d+$/g, '');
  return letters.length > 1 ? letters : name;
};

/**
 * Makes the reader of a kind's values by their key, their label or a word for them, with others that say nothing: '6 Speed
 * Manual'. `join` decides between the values of several words; `plainOf` respells a word that means nothing as it is.
 */
export function wordReader<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  words: readonly Words<Value>[],
  join: (values: Value[], hasUnknown: boolean) => Value | undefined = onlyValue,
  plainOf = (name: string) => name,
) {
  const meanings = new Map<string, readonly Value[]>(
    words.flatMap(({ value, or = [], anywhere = '', inField = '' }) =>
      splitPhrases(`${anywhere},${inField}`).map(
        (phrase) => [normaliseName(phrase), [value, ...or]] as const,
      ),
    ),
  );
  for (const [value, label] of Object.entries(labels) as [Value, string][])
    for (const name of [value, label]) meanings.set(normaliseName(name), [value]);
  const meaningsOf = (name: string) => meanings.get(name) ?? meanings.get(plainOf(name));
  return (text: string): Value | undefined => {
    if (text.length > LONGEST) return undefined;
    const [whole] = meaningsOf(normaliseName(text)) ?? [];
    if (whole) return whole;
    const { values, hasUnknown } = readWords(text, meaningsOf);
    return join(values, hasUnknown);
  };
}
