import { normaliseName } from '../../core/normalise-name';
import { splitPhrases } from '../../trade-words/word-reader';
import { LONE_POSTCODE } from '../place-text';
import { ENGLISH_WORDS } from './english-words';
import { FEATURE_SYNONYMS } from './feature-synonyms';
import { FILLERS } from './fillers';
import { PLAIN_WORDS, POSTCODE_AREAS } from './plain-words';
import type { Entry, Vocabulary } from './types';

/** Whether a word can represent a name only as a whole: 'range' alone is not a Range Rover. */
export const isCommon = (key: string) => PLAIN_WORDS.has(key) || ENGLISH_WORDS.has(key);

const matchWords = (name: string) => [...name.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)];

export const wordsOf = (name: string) =>
  matchWords(name)
    .map(([word]) => normaliseName(word))
    .filter(Boolean);

/** The runs of words in a name, with their spelling and their joined key. */
export function runsOf(name: string) {
  const words = matchWords(name);
  return words.flatMap((first, at) =>
    words.slice(at).map((last, length) => {
      const spelling = name.slice(first.index, last.index + last[0].length);
      const isWhole = at === 0 && length + 1 === words.length;
      return { spelling, key: normaliseName(spelling), isWhole };
    }),
  );
}

type Name = { name: string; models: string[]; isModel: boolean };

/** Returns the shortest name if it begins all the others; else the run as spelled. */
function labelOf(names: readonly string[], spelling: string, key: string) {
  const [shortest = spelling] = names.toSorted((a, b) => a.length - b.length);
  const exact = names.find((name) => normaliseName(name) === key);
  return exact ?? (names.every((name) => name.startsWith(shortest)) ? shortest : spelling);
}

/**
 * Adds makes, models and trims by the runs of their words. Sellers write trims: a trim cannot
 * replace a town, a postcode or a known word for equipment.
 */
export function addNames(entries: Map<string, Entry>, { makes, trims, towns }: Vocabulary) {
  const taken = new Set([
    ...towns.map(normaliseName),
    ...FEATURE_SYNONYMS.flatMap(([phrases]) => splitPhrases(phrases).map(normaliseName)),
  ]);
  const names: Name[] = makes.flatMap(({ name, models }) => [
    { name, models: models.map(({ id }) => id), isModel: false },
    ...models.map((model) => ({ name: model.name, models: [model.id], isModel: true })),
  ]);
  const runs = new Map<string, { spelling: string; names: Name[]; trims: string[] }>();
  const at = (key: string, spelling: string) => {
    const run = runs.get(key) ?? { spelling, names: [], trims: [] };
    if (spelling.length < run.spelling.length) run.spelling = spelling;
    runs.set(key, run);
    return run;
  };
  for (const name of names)
    for (const { key, spelling, isWhole } of runsOf(name.name))
      if (isWhole || !(/^(?:[a-z]?|\d{2,})$/.test(key) || isCommon(key)))
        at(key, spelling).names.push(name);
  for (const trim of trims)
    for (const { key, spelling, isWhole } of runsOf(trim)) {
      // A letter or a number names a trim only by itself; '1.4' is an engine.
      const isTerm = /^(?:.|\d+)$/.test(key) ? isWhole && key === trim.toLowerCase() : true;
      const [, area = ''] = LONE_POSTCODE.exec(spelling.toLowerCase()) ?? [];
      if (taken.has(key) || POSTCODE_AREAS.has(area)) continue;
      if (isTerm && !(isWhole ? PLAIN_WORDS.has(key) : isCommon(key)))
        at(key, spelling).trims.push(trim);
    }
  for (const [key, run] of runs) {
    if (!key || entries.has(key) || FILLERS.has(run.spelling.toLowerCase())) continue;
    const models = [...new Set(run.names.flatMap((name) => name.models))];
    const named = [...new Set(run.names.map(({ name }) => name))];
    const whole = run.trims.find((trim) => normaliseName(trim) === key);
    const isWhole = (isModel: boolean) =>
      run.names.some((name) => name.isModel === isModel && normaliseName(name.name) === key);
    // 'polo' does not mean a trim called 'Marco Polo'.
    const trims = isWhole(true)
      ? run.trims.filter((trim) => normaliseName(trim) === key)
      : run.trims;
    entries.set(key, {
      label: named.length > 0 ? labelOf(named, run.spelling, key) : (whole ?? run.spelling),
      name: isWhole(false) ? 'make' : isWhole(true) ? 'model' : undefined,
      meaning: {
        ...(models.length > 0 && { models }),
        ...(trims.length > 0 && !isWhole(false) && { trims: [...new Set(trims)] }),
      },
    });
  }
}
