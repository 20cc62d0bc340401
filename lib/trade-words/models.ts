import { normaliseName } from '../core/normalise-name';
import { readBody } from './bodies';
import { readFuel } from './fuels';
import { MAKE_ALIASES, plainMake } from './makes';
import { OTHER_MODELS } from './other-models';

type Named = { name: string };

/** Maximum length of a name in characters. */
const MAX_NAME = 100;

/** BMW's '320d' and 'M140i' are named after their engines. */
const BMW_CODE = /^m?([1-8])(?:14|16|18|20|23|25|28|30|35|40|45|50|60)[a-z]{0,2}$/;
/** Mercedes-Benz's 'C220' and 'C63', Lexus's 'CT200h'. */
const LETTERS_CODE = /^([a-z]{1,3})\d{2,3}[a-z]?$/;

const AMG = /^(?:mercedes-?)?amg$/i;

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
const LITRES_OR_DOORS = /^\d(?:\.\d)?(?:dr|door|l)?$/i;

/** Minimum letters that identify a model without its first words: 'Evoque'. */
const MIN_LETTERS = 4;

/** The models of a make by normalised name; null for a model that the catalogue lacks. */
function namesOf<Model extends Named>(make: string, models: readonly Model[]) {
  const names = new Map<string, Model | null>(
    models.toReversed().map((model) => [normaliseName(model.name), model]),
  );
  for (const [others, name] of OTHER_MODELS[make] ?? [])
    for (const other of others)
      names.set(normaliseName(other), models.find((model) => model.name === name) ?? null);
  return names;
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

/** Finds the longest beginning of a list of words that is a name, and its number of words. */
function longestHead<Model>(words: string[], modelOf: (name: string) => Model | undefined) {
  for (let count = words.length; count > 0; count -= 1) {
    const model = modelOf(normaliseName(words.slice(0, count).join('')));
    if (model !== undefined) return { model, count };
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
  return exact.get(own.toLowerCase()) ?? model;
}

const withTrim = <Model>(model: Model, rest: string[]): FoundModel<Model> => ({
  model,
  trim: rest.filter((word) => !isBody(word) && !LITRES_OR_DOORS.test(word)).join(' '),
});

/**
 * Makes a finder of a make's models by the names that dealers and registries write: as it is spelt ('Ka+' is not
 * 'Ka'), else by letters and digits, with the make's name ('MAZDA3'), turned round ('Series 1'), without its first
 * words ('Evoque'), with a body or engine ('Focus Estate 1.6'), or as a code ('320D M SPORT', 'C 220 D'). Where
 * `allowsTrim`, other words may follow the model, unless they make another of it: 'FOCUS ZETEC TDCI', but not
 * 'COROLLA VERSO'. The fuel of the car, where it is known, tells a 'Corsa E' from a 'Corsa-e'.
 */
export function modelFinder<Model extends Named>(
  make: string,
  models: readonly Model[],
  { allowsTrim = false } = {},
) {
  const prefixes = prefixesOf(make);
  const exact = new Map(models.map((model) => [model.name.trim().toLowerCase(), model]));
  const names = namesOf(make, models);
  const tails = tailsOf(models);
  const modelOf = (plain: string) => {
    const own = plain.slice(prefixes.find((prefix) => plain.startsWith(prefix))?.length ?? 0);
    const spellings = [plain, own, turned(plain)];
    for (const known of [names, tails])
      for (const name of spellings) if (known.has(name)) return known.get(name);
    return undefined;
  };
  /** Whether the words begin with the name of a model that is not also a body: 'Q8 e-tron'. */
  const namesModel = (words: string[]) =>
    [1, 2].some((count) => {
      const name = normaliseName(words.slice(0, count).join(''));
      return /[a-z]./.test(name) && names.has(name) && !words.slice(0, count).every(isDetail);
    });
  return (name: string, fuel?: string): FoundModel<Model> | null => {
    if (name.length > MAX_NAME) return null;
    const words = name.trim().split(/\s+/);
    const spelt = exact.get(words.join(' ').toLowerCase());
    if (spelt) return withTrim(spelt, []);
    const head = longestHead(words, modelOf);
    const rest = words.slice(head?.count);
    const isWhole = rest.every(isDetail) || (allowsTrim && !namesModel(rest));
    if (!head || !isWhole) return modelOfCode(words, modelOf);
    return head.model && withTrim(byFuel(head.model, name, fuel, exact), rest);
  };
}

/**
 * Finds the model of a name that begins with a code of one or two words: '320D GRAN TURISMO', 'A
 * 180', 'AMG C63'.
 */
function modelOfCode<Model>(
  all: string[],
  modelOf: (name: string) => Model | null | undefined,
): FoundModel<Model> | null {
  const words = AMG.test(all[0] ?? '') ? all.slice(1) : all;
  for (const count of [1, 2])
    for (const model of modelsOfCode(normaliseName(words.slice(0, count).join('')))) {
      if (!modelOf(model)) continue;
      const found = longestHead([model, ...words.slice(count)], modelOf)?.model;
      return found ? withTrim(found, all) : null;
    }
  return null;
}
