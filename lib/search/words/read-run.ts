import { modelsOfCode, turned } from '../../trade-words/models';
import { LONE_POSTCODE } from '../place-text';
import { modelsOfAmg } from './car-codes';
import { DENIAL, NEGATION, ONLY } from './denials';
import { FILLERS, isSplitFiller } from './fillers';
import { findFeatures, type Lexicon } from './lexicon';
import { readNumberPhrase } from './number-phrases';
import { AT_MOST, BELOW } from './number-rule';
import { GENERAL_FEATURE_WORDS, OTHER_FUELS, POSTCODE_AREAS, UNSUPPORTED } from './plain-words';
import type { Token } from './tokens';
import type { Entry } from './types';

/**
 * The reading of a run of words: a sense, a filler, a denial of the words after or before it, or a
 * phrase without a filter.
 */
export type Reading = Entry | 'filler' | 'negation' | 'denial' | 'unknown' | null;

const PREPOSITIONS = /^(?:in|near|around|at|from|by)$/;
/** 'type r' if no car for sale is one; it does not mean a trim called 'R'. */
const LETTER_TYPE = /^type[ -][a-z]$/;
/** A generation in two words, an electric model in one ('corsa-e'): the first word means both. */
const GENERATION_OR_ELECTRIC = /^corsa e$/;
/** 'picked up', 'cleaned up', if the first word means nothing else: no Volkswagen Up. */
const VERB_WITH_UP = /^[a-z]+(?:ed|ing) up$/;
/** 'mk7' after a Golf means a generation, not Milton Keynes. */
const GENERATION = /^mk\d$/;
/** Both kinds of vehicle, which is not a choice, and 'for sale' in other words. */
const NO_CHOICE = /^(?:4 sale|cars? (?:and |or |& )?vans?|vans? (?:and |or |& )?cars?)$/;
const MIN_TOWN_LETTERS = 3;
/** Maximum number of words of a phrase without a number. */
const MAX_NAME_WORDS = 4;
/** A complete current number plate: it identifies one car, and no filter searches for it. */
const PLATE = /^[a-z]{2}\d{2}[a-z]{3}$/;

const phraseOf = (run: readonly Token[]) => run.map(({ lower }) => lower).join(' ');

const keyOf = (run: readonly Token[]) => run.map(({ key }) => key).join('');

const near = (place: string): Entry => ({ label: `Near ${place}`, meaning: { place } });

/** 'within 30 miles of' or '30 miles' before a place, and the like after it. */
const MILES = `(?:(?:within|in|inside|${BELOW}|${AT_MOST}) )?(\\d{1,3}) ?(?:miles|mile|mi)`;
const MILES_BEFORE = new RegExp(`^${MILES}(?: radius| away)?(?: (of|from|around|near))?$`);
const MILES_AFTER = new RegExp(`^${MILES}(?: radius| away| max)?$`);

/** Reads a postcode, of which only the outward code is used. */
function readPostcode(run: readonly Token[]): Entry | null {
  const postcode = run.length <= 2 && LONE_POSTCODE.exec(phraseOf(run));
  if (!postcode || !POSTCODE_AREAS.has(postcode[1] ?? '')) return null;
  return near(`${postcode[1]}${postcode[2]}`.toUpperCase());
}

/** London's postal compass and parts: 'SW London', 'north west London', 'central London'. */
const PART_OF_LONDON =
  /^(?:[ns]?[ew]|[ns]|[ew]c|north|south|(?:north|south)?(?:east|west)|central|greater|inner|outer)london$/;

/** Whether the part of London is rather a word for the car before it: 'peugeot 308 sw london'. */
function isOfCarBefore(run: readonly Token[], before: Token | undefined, { entries }: Lexicon) {
  const { models, trims } = entries.get(before?.key ?? '')?.meaning ?? {};
  return (
    PART_OF_LONDON.test(keyOf(run)) &&
    entries.has(run[0]?.key ?? '') &&
    (models !== undefined || trims !== undefined)
  );
}

function readPlace(run: readonly Token[], towns: Lexicon['towns']): Entry | null {
  // 'leeds -diesel': the sign does not belong to the town.
  if (run.some(({ key }) => !key)) return null;
  const key = keyOf(run);
  const town = towns.get(key) ?? (PART_OF_LONDON.test(key) ? towns.get('london') : undefined);
  return town && town.length >= MIN_TOWN_LETTERS ? near(town) : readPostcode(run);
}

/**
 * A place with its distance ('within 30 miles of LS6', 'leeds 30 miles'), a town with its code ('leeds ls6') or with
 * its county or country ('gillingham, dorset').
 */
function readPlaceOfTwoParts(run: readonly Token[], lexicon: Lexicon): Entry | null {
  const { towns, regions, entries } = lexicon;
  // Ford is also a village, and 'Leeds M3' may mean a BMW.
  const isName = (part: readonly Token[]) => entries.has(keyOf(part));
  for (let at = 1; at < run.length; at += 1) {
    const [first, last] = [run.slice(0, at), run.slice(at)];
    const [, milesBefore, preposition] = MILES_BEFORE.exec(phraseOf(first)) ?? [];
    const [, miles = milesBefore] = MILES_AFTER.exec(phraseOf(last)) ?? [];
    const part = milesBefore ? last : first;
    if (miles && (preposition || !isName(part))) {
      const { place } =
        (readPlace(part, towns) ?? readPlaceOfTwoParts(part, lexicon))?.meaning ?? {};
      if (place)
        return {
          label: `Within ${miles} miles of ${place}`,
          meaning: { place, radius: Number(miles) },
        };
    }
    const town = isName(first) ? undefined : towns.get(keyOf(first));
    const region = regions.get(keyOf(last));
    if (town && region) return near(`${town}, ${region}`);
    const code = town && !isName(last.slice(0, 1)) ? readPostcode(last) : null;
    if (code) return code;
  }
  return null;
}

/** 'S3 5dr' or 'E46 3dr', which could be postcodes too. */
const isModelWithDoors = ([model, doors]: readonly Token[], { entries }: Lexicon) =>
  /^[2-5]dr$/.test(doors?.lower ?? '') &&
  (entries.has(model?.key ?? '') || /^e[3-9]\d$/.test(model?.key ?? ''));

/**
 * Whether a run is a plate: 'BD51 SMR', 'VW15 KLM'; but 'LS12 red' and 'XC60 awd' contain words
 * with another meaning.
 */
function isPlate(run: readonly Token[], { words }: Lexicon) {
  const key = keyOf(run);
  const last = run.at(-1)?.key ?? '';
  const [first, second] = run;
  const isSplit = run.length === 3 && first?.end === second?.start;
  return (
    PLATE.test(key) &&
    (run.length < 3 || isSplit) &&
    !words.has(last) &&
    !words.has(key.slice(0, -last.length))
  );
}

const isVerbWithUp = (run: readonly Token[], { entries, towns }: Lexicon) =>
  VERB_WITH_UP.test(phraseOf(run)) &&
  !run.slice(0, 1).some(({ key }) => FILLERS.has(key) || entries.has(key) || towns.has(key));

/** '320i' → 3 Series, 'c220' and 'c63' → C Class, 'series 3' → 3 Series. */
function readModelCode(run: readonly Token[], entries: Lexicon['entries']): Entry | null {
  const key = keyOf(run);
  if (turned(key) !== key) return entries.get(turned(key)) ?? null;
  // With two digits it may be a postcode: 'E10'.
  const names = /\d{3}/.test(key) ? modelsOfCode(key) : readPostcode(run) ? [] : modelsOfAmg(key);
  const model = names.map((name) => entries.get(name)).find(Boolean);
  return model?.name === 'model' ? { ...model, name: 'code', isNarrow: true } : null;
}

/** Finds the models with a word that begins with an abbreviation shared by several words. */
function readAbbreviation(key: string, { words, nameWords, entries }: Lexicon): Entry | null {
  if (words.has(key) || !/^[a-z]{4,}$/.test(key)) return null;
  const found = [...nameWords].flatMap((word) => (word.startsWith(key) && entries.get(word)) || []);
  const models = found.flatMap(({ meaning }) => meaning.models ?? []);
  if (models.length === 0) return null;
  const labels = [...new Set(found.map(({ label }) => label))];
  return {
    label: labels.length > 3 ? `${labels.slice(0, 3).join(', ')}…` : labels.join(' or '),
    meaning: { models: [...new Set(models)] },
  };
}

function readFeature(run: readonly Token[], { features }: Lexicon): Entry | null {
  const words = run.map(({ key }) => key);
  const isGeneral =
    run.length < 3 && words.every((word) => GENERAL_FEATURE_WORDS.has(word) || word.length < 3);
  if (run.length < 2 || isGeneral || words.some((word) => FILLERS.has(word) || !word)) return null;
  const found = findFeatures(features, words);
  const label = phraseOf(run);
  return found.length === 0
    ? null
    : {
        label:
          found.length === 1 ? (found[0] ?? label) : label.replace(/^./, (a) => a.toUpperCase()),
        meaning: { features: found },
      };
}

/** Whether a word is a letter or a number. */
export const isFigure = ({ lower }: Token) => /^(?:£?\d|.$)/.test(lower);

/**
 * Whether words without a sense are correctly spelled or a known phrase, so that no filter
 * expresses them.
 */
export function isUnsupported(run: readonly Token[], { words }: Lexicon): boolean {
  return (
    UNSUPPORTED.has(keyOf(run)) ||
    OTHER_FUELS.has(keyOf(run)) ||
    LETTER_TYPE.test(phraseOf(run)) ||
    readNumberPhrase(phraseOf(run)) === 'unknown' ||
    (run.some((token) => words.has(token.key)) &&
      run.every((token) => words.has(token.key) || isFigure(token)))
  );
}

/**
 * Reads words as one phrase, by the word before them; a phrase of more than four words must be
 * about a number.
 */
export function readRun(run: readonly Token[], lexicon: Lexicon, before?: Token): Reading {
  const [first] = run;
  if (!first) return null;
  const phrase = phraseOf(run);
  const nearPlace = PREPOSITIONS.test(first.key) ? run.slice(1) : run;
  if (run.length > MAX_NAME_WORDS)
    return readNumberPhrase(phrase) ?? readPlaceOfTwoParts(nearPlace, lexicon);
  if (run.length === 1 && (FILLERS.has(first.key) || FILLERS.has(first.lower))) return 'filler';
  if (nearPlace !== run) {
    const place = readPlace(nearPlace, lexicon.towns) ?? readPlaceOfTwoParts(nearPlace, lexicon);
    if (place) return place;
  }
  const key = keyOf(run);
  if (UNSUPPORTED.has(key) || isPlate(run, lexicon)) return 'unknown';
  if (isOfCarBefore(run, before, lexicon)) return null;
  if (NEGATION.test(phrase)) return 'negation';
  if (DENIAL.test(phrase)) return 'denial';
  if (ONLY.test(phrase) || NO_CHOICE.test(phrase) || isSplitFiller(run.map(({ lower }) => lower)))
    return 'filler';
  if (run.every((token) => FILLERS.has(token.key))) return null;
  const name = GENERATION_OR_ELECTRIC.test(phrase) ? first.key : key;
  // 'not e golf' names no Nissan Note.
  const isName = run.length === 1 || (first.key !== 'not' && run.every((token) => token.key));
  const entry = isName && key ? lexicon.entries.get(name) : undefined;
  const number = readNumberPhrase(phrase);
  // A model named like a year or a price ('2008', '3008') may mean either; other names take
  // precedence.
  if (entry && number && number !== 'unknown' && number.meaning.years && run.length === 1)
    return { ...entry, meaning: { ...number.meaning, ...entry.meaning } };
  if (entry?.meaning.models && run.length === 1 && !/^£|\d\.\d/.test(phrase)) return entry;
  return (
    number ??
    entry ??
    (OTHER_FUELS.has(key) ? 'unknown' : null) ??
    (run.length <= 2 && !/\d \d/.test(phrase) ? readModelCode(run, lexicon.entries) : null) ??
    readFeature(run, lexicon) ??
    (GENERATION.test(key)
      ? null
      : isModelWithDoors(run, lexicon)
        ? null
        : (readPlace(run, lexicon.towns) ?? readPlaceOfTwoParts(run, lexicon))) ??
    (LETTER_TYPE.test(phrase) || isVerbWithUp(run, lexicon) ? 'unknown' : null) ??
    (run.length === 1 ? readAbbreviation(key, lexicon) : null)
  );
}
