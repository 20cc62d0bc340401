import { normaliseName } from '../../core/normalise-name';
import { ENGLISH_WORDS } from './english-words';
import { FEATURE_SYNONYMS } from './feature-synonyms';
import { FILLERS, GENERAL_FEATURE_WORDS, PLAIN_WORDS, TRIM_WORDS } from './plain-words';
import { BADGE_SENSES, FIXED_SENSES, NICKNAMES, splitPhrases } from './synonyms';
import type { Sense, Vocabulary } from './types';

/** A sense of a phrase; `name` tells whole names of makes and models, and codes that may be others' figures. */
export type Entry = Sense & { name?: 'make' | 'model' | 'code' | undefined };

/** The senses of phrases by their folded, joined words ('3 series' and '3series': '3series'). */
export type Lexicon = {
  entries: Map<string, Entry>;
  towns: Map<string, string>;
  features: { name: string; words: string[] }[];
  /** Words of makes and models, which may be abbreviated. */
  nameWords: Set<string>;
  /** Words of the catalogue, into which others are corrected; those that are terms by themselves first. */
  terms: Set<string>;
  /** All words that are spelled right. */
  words: Set<string>;
};

/** Only the largest towns are guessed from a misspelt word: there is a small one near every second word. */
const MOST_TOWNS = 500;

/** Words that stand for a name only as a whole: 'range' alone is no Range Rover. */
const isCommon = (key: string) => PLAIN_WORDS.has(key) || ENGLISH_WORDS.has(key);

const matchWords = (name: string) => [...name.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)];

const wordsOf = (name: string) =>
  matchWords(name)
    .map(([word]) => normaliseName(word))
    .filter(Boolean);

/** The runs of words in a name, with their spelling and their joined key. */
function runsOf(name: string) {
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

/** The shortest name that begins all the others; else the run as spelled. */
function labelOf(names: readonly string[], spelling: string, key: string) {
  const [shortest = spelling] = names.toSorted((a, b) => a.length - b.length);
  const exact = names.find((name) => normaliseName(name) === key);
  return exact ?? (names.every((name) => name.startsWith(shortest)) ? shortest : spelling);
}

/** Makes, models and trims by the runs of their words. */
function addNames(entries: Map<string, Entry>, { makes, trims }: Vocabulary) {
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
      // A letter or a number names a trim only by itself, and '1.4' is an engine.
      const isTerm = /^(?:.|\d+)$/.test(key) ? isWhole && key === trim.toLowerCase() : true;
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
    // 'polo' is no trim called 'Marco Polo'.
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

/** Features of which each word begins one of the given words; plural or singular. */
export function findFeatures(features: Lexicon['features'], words: readonly string[]) {
  const stems = words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  return features
    .filter((feature) => stems.every((stem) => feature.words.some((word) => word.startsWith(stem))))
    .map(({ name }) => name);
}

function addFeatures(entries: Map<string, Entry>, features: Lexicon['features']) {
  const set = (key: string, entry: Entry) => {
    if (key && !entries.has(key)) entries.set(key, entry);
  };
  for (const [phrases, label, alternatives] of FEATURE_SYNONYMS) {
    const found = [
      ...new Set(alternatives.flatMap((words) => findFeatures(features, wordsOf(words)))),
    ];
    if (found.length === 0) continue;
    const only = found.length === 1 ? (found[0] ?? label) : label;
    for (const phrase of splitPhrases(phrases))
      set(normaliseName(phrase), { label: only, meaning: { features: found } });
  }
  const runs = new Map<string, { spelling: string; names: string[] }>();
  for (const { name } of features)
    for (const { key, spelling } of runsOf(name)) {
      if (GENERAL_FEATURE_WORDS.has(key) || isCommon(key)) continue;
      const run = runs.get(key) ?? { spelling, names: [] };
      run.names.push(name);
      runs.set(key, run);
    }
  for (const [key, { spelling, names }] of runs)
    set(key, {
      label:
        names.length === 1
          ? (names[0] ?? spelling)
          : spelling.replace(/^./, (a) => a.toUpperCase()),
      meaning: { features: names },
    });
}

/** Towns by their name, and 'Newcastle upon Tyne' by 'newcastle' too. */
function townNames(towns: readonly string[]) {
  const names = new Map<string, string>();
  for (const short of [false, true])
    for (const town of towns) {
      const key = normaliseName(
        short ? (town.split(/[ -](?:upon|on|under|le|by|super|next)[ -]/i)[0] ?? '') : town,
      );
      if (key && !names.has(key)) names.set(key, town);
    }
  return names;
}

function buildLexicon(vocabulary: Vocabulary): Lexicon {
  const entries = new Map<string, Entry>();
  for (const [phrase, sense] of FIXED_SENSES) entries.set(normaliseName(phrase), sense);
  addNames(entries, vocabulary);
  for (const [phrases, name] of Object.entries(NICKNAMES)) {
    const entry = entries.get(normaliseName(name));
    if (entry)
      for (const phrase of splitPhrases(phrases)) entries.set(normaliseName(phrase), entry);
  }
  for (const [phrase, { label, meaning }] of BADGE_SENSES) {
    const trims = entries.get(normaliseName(phrase))?.meaning.trims;
    entries.set(normaliseName(phrase), { label, meaning: { ...meaning, ...(trims && { trims }) } });
  }
  const features = vocabulary.features.map((name) => ({ name, words: wordsOf(name) }));
  addFeatures(entries, features);
  const towns = townNames(vocabulary.towns);
  const names = vocabulary.makes.flatMap(({ name, models }) => [
    name,
    ...models.map((m) => m.name),
  ]);
  const phrases = [
    ...FIXED_SENSES.map(([phrase]) => phrase),
    ...names,
    ...vocabulary.trims,
    ...vocabulary.features,
  ];
  const largest = vocabulary.towns.slice(0, MOST_TOWNS);
  const senses = [...entries.keys()];
  const isWeak = (word: string) => isCommon(word) || TRIM_WORDS.has(word);
  const terms = new Set([
    ...senses.filter((word) => !isWeak(word)),
    ...townNames(largest).keys(),
    ...senses,
    ...[...phrases, ...largest].flatMap(wordsOf),
  ]);
  return {
    entries,
    towns,
    features,
    nameWords: new Set(names.flatMap(wordsOf).filter((word) => !isWeak(word))),
    terms,
    words: new Set([
      ...terms,
      ...towns.keys(),
      ...vocabulary.towns.flatMap(wordsOf),
      ...FILLERS,
      ...PLAIN_WORDS,
      ...ENGLISH_WORDS,
    ]),
  };
}

const lexicons = new WeakMap<Vocabulary, Lexicon>();

/** The lexicon of a vocabulary, built once. */
export function lexiconOf(vocabulary: Vocabulary): Lexicon {
  const lexicon = lexicons.get(vocabulary) ?? buildLexicon(vocabulary);
  lexicons.set(vocabulary, lexicon);
  return lexicon;
}
