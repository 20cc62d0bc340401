import { normaliseName } from '../../core/normalise-name';
import { FORMER_MAKES, MAKE_WORDS } from '../../trade-words/makes';
import { OTHER_MODELS } from '../../trade-words/other-models';
import { splitPhrases } from '../../trade-words/word-reader';
import { ENGLISH_WORDS } from './english-words';
import { FEATURE_SYNONYMS } from './feature-synonyms';
import { FILLERS } from './fillers';
import { addNames, isCommon, runsOf, wordsOf } from './names';
import { ORDINARY_WORDS } from './ordinary-words';
import { GENERAL_FEATURE_WORDS, PLAIN_WORDS, TRIM_WORDS } from './plain-words';
import { BADGE_SENSES, FIXED_SENSES, TRIM_NICKNAMES } from './synonyms';
import type { Entry, Vocabulary } from './types';

/** The senses of phrases by their folded, joined words ('3 series' and '3series': '3series'). */
export type Lexicon = {
  entries: Map<string, Entry>;
  towns: Map<string, string>;
  /** The towns into which a misspelt word is corrected, largest first. */
  largestTowns: string[];
  /** Counties and countries that are not towns. */
  regions: Map<string, string>;
  features: { name: string; words: string[] }[];
  /** Words of makes and models, which may be abbreviated. */
  nameWords: Set<string>;
  /**
   * Words of the catalogue into which others are corrected; words that are terms by themselves come
   * first.
   */
  terms: Set<string>;
  /** All correctly spelled words. */
  words: Set<string>;
};

/**
 * Maximum number of towns for misspelt words, the largest ones: a small town is near every second
 * word.
 */
const MAX_TOWNS = 500;

/** Finds the features in which each given word, singular or plural, is the beginning of a word. */
export function findFeatures(features: Lexicon['features'], words: readonly string[]) {
  const stems = words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  return features
    .filter((feature) => stems.every((stem) => feature.words.some((word) => word.startsWith(stem))))
    .map(({ name }) => name);
}

/** The features that a synonym means. */
export const meantFeatures = (features: Lexicon['features'], alternatives: readonly string[]) => [
  ...new Set(alternatives.flatMap((words) => findFeatures(features, wordsOf(words)))),
];

function addFeatures(entries: Map<string, Entry>, features: Lexicon['features']) {
  const set = (key: string, entry: Entry) => {
    if (key && !entries.has(key)) entries.set(key, entry);
  };
  for (const [phrases, label, alternatives] of FEATURE_SYNONYMS) {
    const found = meantFeatures(features, alternatives);
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

/** A village near Sheffield is called Wales. */
const COUNTRIES = new Set(['england', 'scotland', 'wales', 'northernireland']);

/** Towns by their name; 'Newcastle upon Tyne' also by 'newcastle'. */
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

/** Makes by the names of their former makes, and models by their other names. */
function addOtherNames(entries: Map<string, Entry>, makes: Vocabulary['makes']) {
  for (const [later, former] of Object.entries(FORMER_MAKES)) {
    const make = entries.get(later);
    if (make) entries.set(former + later, make);
  }
  for (const { name: make, models } of makes)
    for (const [names, name] of OTHER_MODELS[make] ?? []) {
      const own = models.find((model) => model.name === name);
      if (!own) continue;
      const known = entries.get(normaliseName(own.name));
      // Several makes or models may have such a name; this entry has only one.
      const isOwn =
        known?.label === own.name &&
        known.meaning.models?.every((id) => models.some((model) => model.id === id));
      const entry: Entry = isOwn
        ? known
        : { label: own.name, name: 'model', meaning: { models: [own.id] } };
      // 'look up' does not mean a Volkswagen.
      for (const other of names) if (!/ up$/i.test(other)) entries.set(normaliseName(other), entry);
    }
}

function buildLexicon(vocabulary: Vocabulary): Lexicon {
  const entries = new Map<string, Entry>();
  for (const [phrase, sense] of FIXED_SENSES) entries.set(normaliseName(phrase), sense);
  addNames(entries, vocabulary);
  addOtherNames(entries, vocabulary.makes);
  for (const { value, anywhere = '' } of [...MAKE_WORDS, ...TRIM_NICKNAMES]) {
    const entry = entries.get(value);
    if (entry)
      for (const phrase of splitPhrases(anywhere)) entries.set(normaliseName(phrase), entry);
  }
  for (const [phrase, sense] of BADGE_SENSES) {
    const trims = entries.get(normaliseName(phrase))?.meaning.trims;
    const meaning = { ...sense.meaning, ...(trims && { trims }) };
    entries.set(normaliseName(phrase), { ...sense, meaning });
  }
  const features = vocabulary.features.map((name) => ({ name, words: wordsOf(name) }));
  addFeatures(entries, features);
  const towns = townNames(vocabulary.towns);
  const regions = new Map(vocabulary.regions.map((name) => [normaliseName(name), name]));
  for (const town of towns.keys()) if (!COUNTRIES.has(town)) regions.delete(town);
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
  const largest = vocabulary.towns.slice(0, MAX_TOWNS);
  const largestTowns = [...townNames(largest).keys()];
  const senses = [...entries.keys()];
  const isWeak = (word: string) => isCommon(word) || TRIM_WORDS.has(word);
  const terms = new Set([
    ...senses.filter((word) => !isWeak(word)),
    ...largestTowns,
    ...senses,
    ...[...phrases, ...largest].flatMap(wordsOf),
  ]);
  return {
    entries,
    towns,
    largestTowns,
    regions,
    features,
    nameWords: new Set(names.flatMap(wordsOf).filter((word) => !isWeak(word))),
    terms,
    words: new Set([
      ...terms,
      ...towns.keys(),
      ...[...vocabulary.towns, ...vocabulary.regions].flatMap(wordsOf),
      ...FILLERS,
      ...PLAIN_WORDS,
      ...TRIM_WORDS,
      ...ENGLISH_WORDS,
      ...ORDINARY_WORDS,
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
