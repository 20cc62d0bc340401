import { normaliseName } from '../core/normalise-name';
import { modelNames, plainMake } from '../trade-words/makes';
import { modelFinder } from '../trade-words/models';
import { splitPhrases } from '../trade-words/word-reader';
import { isSlip } from './words/spelling';
import { TRIM_NICKNAMES } from './words/synonyms';

type Named = { name: string };

const nicknames = new Map(
  TRIM_NICKNAMES.flatMap(({ value, anywhere = '' }) =>
    splitPhrases(anywhere).map((phrase) => [normaliseName(phrase), value] as const),
  ),
);

function find<Known extends Named>(
  known: readonly Known[],
  name: string,
  plain: (name: string) => string,
): Known | undefined {
  const lower = name.toLowerCase();
  const key = plain(nicknames.get(normaliseName(name)) ?? name);
  return (
    known.find((each) => each.name.toLowerCase() === lower) ??
    // '-GTI' excludes a GTI.
    (/^[-–−—]/.test(name) ? undefined : known.find((each) => plain(each.name) === key))
  );
}

/**
 * Finds the make of a name in any spelling, nickname or trade word: 'citroen', 'Land-Rover', 'vw'.
 */
export const findMake = <Known extends Named>(makes: readonly Known[], name: string) =>
  find(makes, name, plainMake);

/** Finds the only name of which a word is a misspelling: 'volkswagon', 'fokus'. */
export function findMisspelt<Known extends Named>(known: readonly Known[], word: string) {
  const key = normaliseName(word);
  if (!/^[a-z]{4,}$/.test(key)) return undefined;
  const [found, ...more] = known.filter(({ name }) => isSlip(key, normaliseName(name)));
  return more.length === 0 ? found : undefined;
}

/** Finds the trim or feature of a name in any spelling. */
export const findName = <Known extends Named>(names: readonly Known[], name: string) =>
  find(names, name, normaliseName);

/**
 * Finds the model of a name in any spelling, nickname or code: '3-series', 'disco', '320d',
 * 'a3-sportback'; or of a name after the make as it was written: 'range-rover' and 'sport'.
 */
export function findModel<Model extends Named>(
  { name, models }: { name: string; models: readonly Model[] },
  model: string,
  writtenMake = '',
): Model | undefined {
  const spelt = findName(models, model);
  if (spelt) return spelt;
  const findIn = modelFinder(name, models);
  return modelNames(writtenMake, model)
    .flatMap((written) => [written, written.replaceAll('-', ' ')])
    .map((text) => findIn(text))
    .find(Boolean)?.model;
}
