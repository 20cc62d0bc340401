import { normaliseName } from '../core/normalise-name';
import { modelFinder } from '../listings/find-model';
import { plainMake } from '../listings/trade-words';
import { NICKNAMES, splitPhrases } from './words/synonyms';

type Named = { name: string };

const nicknames = new Map(
  Object.entries(NICKNAMES).flatMap(([phrases, name]) =>
    splitPhrases(phrases).map((phrase) => [normaliseName(phrase), name]),
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
    known.find((each) => plain(each.name) === key)
  );
}

/** The make of a name in any spelling, nickname or word of the trade: 'citroen', 'Land-Rover', 'vw'. */
export const findMake = <Known extends Named>(makes: readonly Known[], name: string) =>
  find(makes, name, plainMake);

/** The trim or feature of a name in any spelling. */
export const findName = <Known extends Named>(names: readonly Known[], name: string) =>
  find(names, name, normaliseName);

/** The model of a name in any spelling, nickname or code: '3-series', 'disco', '320d', 'a3-sportback'. */
export function findModel<Model extends Named>(
  { name, models }: { name: string; models: readonly Model[] },
  model: string,
): Model | undefined {
  const spelt = findName(models, model);
  if (spelt) return spelt;
  const findIn = modelFinder(name, models);
  return (findIn(model) ?? findIn(model.replaceAll('-', ' ')))?.model;
}
