import { normaliseName } from '../core/normalise-name';
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

/** The model, trim or feature of a name in any spelling or nickname: '3-series', 'e208', 'disco'. */
export const findName = <Known extends Named>(names: readonly Known[], name: string) =>
  find(names, name, normaliseName);
