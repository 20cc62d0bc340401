import { normaliseName } from '../core/normalise-name';
import { BODY_WORDS, readBody } from './bodies';
import { readFuel } from './fuels';
import { MAKE_ALIASES, plainMake } from './makes';
import { OTHER_MODELS } from './other-models';
import { splitPhrases } from './word-reader';

type Named = { name: string };

/** Maximum length of a name in characters. */
const MAX_NAME = 100;

/** BMW's '320d' and 'M140i' are named after their engines. */
const BMW_CODE = /^m?([1-8])(?:14|16|18|20|23|25|28|30|35|40|45|50|60)[a-z]{0,2}$/;
/** Mercedes-Benz's 'C220' and 'C63', Lexus's 'CT200h'. */
const LETTERS_CODE = /^([a-z]{1,3})\d{2,3}[a-z]?$/;

const AMG = /^(?:mercedes-?)?amg$/i;

/** A part of a model's name that is written or left out: 'GLC Class', '2 Series Active Tourer'. */
const KIND = /[ -](class|series)(?= |$)/i;

/** Normalises a name in which a plus sign counts: 'Ka+' is not 'Ka'. */
const withPlus = (name: string) => name.split('+').map(normaliseName).join('+');

/** Returns the normalised names that a model code may stand for, the likelier first: '320d' → '3series'. */
export function modelsOfCode(code: string): string[] {
  const series = BMW_CODE.exec(code)?.[1];
  if (series) return [`${series}series`];
  const letters = LETTERS_CODE.exec(code)?.[1];
  return letters ? [`${letters}class`, letters] : [];
}

/** 'series3' → '3series', 'classc' and 'cklasse' → 'cclass'; any other normalised name as it is. */
export const turned = (name: string) =>
  name
    .replace('klasse', 'class')
    .replace(
      /^(series|class)(\d|[a-z]{1,3})$/,
      (_, kind: string, letters: string) => letters + kind,
    );

const isBody = (word: string) => readBody(word) !== undefined;

/** Whether a word after a model says only which body, doors or engine the car has. */
const isDetail = (word: string) => /^\d/.test(word) || isBody(word);

/** Litres or doors, which are never part of a trim's name: '1.6', '5dr'. */
const LITRES_OR_DOORS = /^\d(?:\.\d)?(?:dr|doors?|l)?$/i;

/** Names of bodies of several words, of which one may be a trim's too: 'Sports Tourer', 'Gran Coupe'. */
const BODY_PHRASES = new Set(
  BODY_WORDS.flatMap(({ anywhere = '', inField = '' }) => splitPhrases(`${anywhere},${inField}`))
    .concat('gran coupe')
    .filter((phrase) => phrase.includes(' '))
    .map(normaliseName),
);
/** The most words of such a name. */
const MOST_TOGETHER = 5;

/** Whether several words are one name of a body, the litres or the doors: '5 door'. */
function isPhrase(words: string[]) {
  const joined = words.join('');
  return BODY_PHRASES.has(normaliseName(joined)) || LITRES_OR_DOORS.test(joined);
}

/** The words that are neither part of such a phrase nor meant by `isCut`. */
function wordsLeft(words: string[], isCut: (word: string) => boolean): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    let count = Math.min(MOST_TOGETHER, words.length - at);
    while (count > 1 && !isPhrase(words.slice(at, at + count))) count -= 1;
    if (count === 1 && !isCut(word)) left.push(word);
    at += count;
  }
  return left;
}

/** Minimum letters that identify a model without its first words: 'Evoque'. */
const MIN_LETTERS = 4;

/**
 * The models of a make by normalised name, with 'Class' or 'Series' at its end too where another of the make's has it
 * ('SLK Class'), and by `short` name without that ('GLC'); null for a model that the catalogue lacks.
 */
function namesOf<Model extends Named>(make: string, models: readonly Model[]) {
  const known: [name: string, model: Model | null][] = [
    ...models.toReversed().map((model): [string, Model] => [model.name, model]),
    ...(OTHER_MODELS[make] ?? []).flatMap(([others, name]) => {
      const model = models.find((each) => each.name === name) ?? null;
      return others.map((other): [string, Model | null] => [other, model]);
    }),
  ];
  const kinds = new Set(models.map(({ name }) => KIND.exec(name)?.[1] ?? ''));
  const named = [...kinds].flatMap((kind) =>
    known.map(([name, model]) => [normaliseName(name + kind), model] as const),
  );
  const own = known.map(([name, model]) => [normaliseName(name), model] as const);
  const short = known
    .filter(([name]) => KIND.test(name))
    .map(([name, model]) => [normaliseName(name.replace(KIND, '')), model] as const);
  return { names: new Map([...named, ...own]), short: new Map(short) };
}

/** The models by their last words, where only one model has them: 'Evoque', 'Mach-E'. */
function tailsOf<Model extends Named>(models: readonly Model[]) {
  const tails = new Map<string, Model | null>();
  for (const model of models) {
    const words = model.name.split(' ');
    for (let from = 1; from < words.length; from += 1) {
      const tail = normaliseName(words.slice(from).join(''));
      const isName = tail.length >= MIN_LETTERS && !words.slice(from).some(isGeneral);
      if (isName) tails.set(tail, tails.has(tail) ? null : model);
    }
  }
  return tails;
}

/** Whether a word of models' names is a fuel, a body or a class: 'Electric', 'Tourer'. */
const isGeneral = (word: string) =>
  isDetail(word) || /^(?:class|series)$/i.test(word) || readFuel(word) !== undefined;

/** The beginnings of a model's name: the make's name and its aliases, the longest first. */
const prefixesOf = (make: string) => {
  const plain = plainMake(make);
  const aliases = Object.keys(MAKE_ALIASES).filter((alias) => MAKE_ALIASES[alias] === plain);
  return [plain, ...aliases].toSorted((a, b) => b.length - a.length);
};

/** Finds the longest beginning of a list of words that is a name, and the rest of the words. */
function longestHead<Model>(words: string[], modelOf: (words: string[]) => Model | undefined) {
  for (let count = words.length; count > 0; count -= 1) {
    const model = modelOf(words.slice(0, count));
    if (model !== undefined) return { model, rest: words.slice(count) };
  }
  return null;
}

/** A model with the remaining words of the name: 'Golf GTI 5dr' has the trim 'GTI'. */
type FoundModel<Model> = { model: Model; trim: string };

/**
 * The model by the car's fuel: other names of 'Corsa Electric' are a generation's too, and a petrol 'Corsa E' is a Corsa.
 * Without a fuel the model is electric.
 */
function byFuel<Model extends Named>(
  model: Model,
  name: string,
  fuel: string | undefined,
  exact: ReadonlyMap<string, Model>,
): Model {
  if (!fuel || fuel === 'electric' || /electric/i.test(name)) return model;
  const [, own = ''] = /^(.+) Electric$/.exec(model.name) ?? [];
  return exact.get(withPlus(own)) ?? model;
}

const withTrim = <Model>(model: Model, rest: string[]): FoundModel<Model> => ({
  model,
  trim: wordsLeft(rest, (word) => isBody(word) || LITRES_OR_DOORS.test(word)).join(' '),
});

/**
 * Makes a finder of a make's models by the names that dealers and registries write: as it is spelt ('Ka+' is not
 * 'Ka'), else by letters and digits, with the make's name ('MAZDA3'), turned round ('Series 1'), without its first
 * words ('Evoque'), with a body or engine ('Focus Estate 1.6'), as a code ('320D M SPORT', 'C 220 D'), or with or
 * without 'Class' or 'Series' ('GLC'). Where `allowsTrim`, other words may follow the model, unless they make another
 * of it: 'FOCUS ZETEC TDCI', but not 'COROLLA VERSO'. The fuel of the car, where it is known, tells a 'Corsa E' from a
 * 'Corsa-e'.
 */
export function modelFinder<Model extends Named>(
  make: string,
  models: readonly Model[],
  { allowsTrim = false } = {},
) {
  const prefixes = prefixesOf(make);
  const exact = new Map(models.map((model) => [withPlus(model.name), model]));
  const { names, short } = namesOf(make, models);
  const tails = tailsOf(models);
  /** A name as it is, then without each name of the make at its beginning. */
  const ownNames = (name: string) => [
    name,
    ...prefixes.flatMap((prefix) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  ];
  const modelOf = (words: string[]) => {
    const text = words.join(' ');
    const plain = normaliseName(text);
    // 'Golf+' is a Golf Plus.
    const spoken = normaliseName(text.replace(/(?<=\S)\+/g, ' plus'));
    const spellings = [spoken, plain].flatMap(ownNames).concat(turned(plain));
    for (const own of ownNames(withPlus(text))) if (exact.has(own)) return exact.get(own);
    for (const known of [names, tails])
      for (const name of spellings) if (known.has(name)) return known.get(name);
    return undefined;
  };
  const modelOfShort = (words: string[]) =>
    ownNames(normaliseName(words.join('')))
      // After the make's longest name: 'Mercs' is no S Class.
      .slice(0, 2)
      .map((own) => (own.length >= (allowsTrim ? 1 : 2) ? short.get(own) : undefined))
      .find((model) => model !== undefined);
  /** Whether the words begin with the name of a model that is not also a body: 'Q8 e-tron'. */
  const namesModel = (words: string[]) =>
    [1, 2].some((count) => {
      const name = normaliseName(words.slice(0, count).join(''));
      return /[a-z]./.test(name) && names.has(name) && !words.slice(0, count).every(isDetail);
    });
  return (name: string, fuel?: string): FoundModel<Model> | null => {
    if (name.length > MAX_NAME) return null;
    const words = name.trim().split(/\s+/);
    const isWhole = (rest: string[]) =>
      wordsLeft(rest, isDetail).length === 0 || (allowsTrim && !namesModel(rest));
    const head = longestHead(words, modelOf);
    if (head && isWhole(head.rest))
      return head.model && withTrim(byFuel(head.model, name, fuel, exact), head.rest);
    const ofCode = modelOfCode(words, modelOf);
    if (ofCode) return ofCode;
    const ofShort = longestHead(words, modelOfShort);
    return ofShort?.model && isWhole(ofShort.rest) ? withTrim(ofShort.model, ofShort.rest) : null;
  };
}

/**
 * Finds the model of a name that begins with a code of one or two words: '320D GRAN TURISMO', 'A
 * 180', 'AMG C63'.
 */
function modelOfCode<Model>(
  all: string[],
  modelOf: (words: string[]) => Model | null | undefined,
): FoundModel<Model> | null {
  const words = AMG.test(all[0] ?? '') ? all.slice(1) : all;
  for (const count of [1, 2])
    for (const model of modelsOfCode(normaliseName(words.slice(0, count).join('')))) {
      if (!modelOf([model])) continue;
      const found = longestHead([model, ...words.slice(count)], modelOf)?.model;
      return found ? withTrim(found, all) : null;
    }
  return null;
}
