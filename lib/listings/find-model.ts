import { normaliseName } from '../core/normalise-name';
import { BODY_TYPES } from './constants';
import { choiceValue, plainMake } from './trade-words';

type Named = { name: string };

/** The most characters that are read of a name. */
const LONGEST = 100;

/** BMW's '320d' and 'M140i' are named after their engines. */
const BMW_CODE = /^m?([1-8])(?:14|16|18|20|23|25|28|30|35|40|45|50|60)[a-z]{0,2}$/;
/** Mercedes-Benz's 'C220' and 'C63', Lexus's 'CT200h'. */
const LETTERS_CODE = /^([a-z]{1,3})\d{2,3}[a-z]?$/;

/** Returns the normalised names that a model code may stand for, the likelier first: '320d' → '3series'. */
export function modelsOfCode(code: string): string[] {
  const series = BMW_CODE.exec(code)?.[1];
  if (series) return [`${series}series`];
  const letters = LETTERS_CODE.exec(code)?.[1];
  return letters ? [`${letters}class`, letters] : [];
}

/** Whether a word after a model says only which body, doors or engine the car has. */
const isDetail = (word: string) =>
  /^(?:\d|sportback$)/i.test(word) ||
  Object.hasOwn(BODY_TYPES, choiceValue('body_type', BODY_TYPES, word));

/** The longest beginning of some words that is a model, with the number of words. */
function longestHead<Model>(words: string[], modelOf: (name: string) => Model | undefined) {
  for (let count = words.length; count > 0; count -= 1) {
    const model = modelOf(normaliseName(words.slice(0, count).join('')));
    if (model) return { model, count };
  }
  return null;
}

/**
 * Makes a finder of a make's models by the names that dealers and registries write: as it is spelt ('Ka+' is not
 * 'Ka'), else by letters and digits, with the make's name ('MAZDA3'), a body or engine ('Focus Estate 1.6'), or as a code
 * ('320D M SPORT', 'C 220 D'). Where `ignoresRest`, any words may follow the model: 'FOCUS ZETEC TDCI'.
 */
export function modelFinder<Model extends Named>(
  make: string,
  models: readonly Model[],
  { ignoresRest = false } = {},
) {
  const prefix = plainMake(make);
  const exact = new Map(models.map((model) => [model.name.trim().toLowerCase(), model]));
  const loose = new Map(models.toReversed().map((model) => [normaliseName(model.name), model]));
  const modelOf = (plain: string) =>
    loose.get(plain) ??
    (plain.startsWith(prefix) ? loose.get(plain.slice(prefix.length)) : undefined);
  return (name: string): Model | null => {
    if (name.length > LONGEST) return null;
    const words = name.trim().split(/\s+/);
    const spelt = exact.get(words.join(' ').toLowerCase());
    if (spelt) return spelt;
    const head = longestHead(words, modelOf);
    const isWhole = head && (ignoresRest || words.slice(head.count).every(isDetail));
    return isWhole ? head.model : modelOfCode(words, modelOf);
  };
}

/** The model of a name that begins with a code of one word or two: '320D GRAN TURISMO', 'A 180'. */
function modelOfCode<Model>(words: string[], modelOf: (name: string) => Model | undefined) {
  for (const count of [1, 2])
    for (const model of modelsOfCode(normaliseName(words.slice(0, count).join(''))))
      if (modelOf(model))
        return longestHead([model, ...words.slice(count)], modelOf)?.model ?? null;
  return null;
}
