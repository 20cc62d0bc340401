import { modelsOfCode } from '../../trade-words/models';
import { LONE_POSTCODE } from '../place-text';
import { lexiconOf } from './lexicon';
import type { Entry, Vocabulary } from './types';

/** Names of generations that have the form of an outward code, by make: 'E46', 'G20'. */
const GENERATIONS: Readonly<Record<string, RegExp>> = {
  Audi: /^b[5-9]$/,
  BMW: /^(?:e(?:2[134568]|3\d|46|5[238]|[6-9]\d)|g(?:0\d|1[124-6]|2\d|3[0128]|4[25]|6[0158]|70|8[0-37]|9[09]))$/,
  Honda: /^fk[278]$/,
  Volkswagen: /^b[5-8]$/,
};

/**
 * Codes of Mercedes-AMG's cars, many of which have the form of an outward code: 'C63', 'E 55',
 * 'GLA45s'.
 */
const AMG_CODE =
  /^(?:a[34]5|c(?:36|43|55|63)|e(?:36|43|5[035]|63)|g(?:36|55|6[35])|s(?:55|6[35])|(?:cl[aeks]?|gl[abces]?|ml|sl[cks]?)(?:3[56]|4[35]|5[035]|6[35]))s?$/;

/** Returns the normalised names of the models that an AMG code may mean. */
export const modelsOfAmg = (code: string) => (AMG_CODE.test(code) ? modelsOfCode(code) : []);

/**
 * Reads a word with the form of an outward code: beside its make or 'AMG' as a model's code; beside
 * its make as a generation, which no filter can express; else as the place.
 */
export function readOutcode(
  place: Entry,
  code: string,
  others: readonly Entry[],
  vocabulary: Vocabulary,
): Entry | 'unknown' {
  if (!LONE_POSTCODE.test(code)) return place;
  const named = new Set(others.flatMap(({ meaning }) => meaning.models ?? []));
  const isAmg = others.some(({ label }) => /^amg\b/i.test(label));
  const model = modelsOfAmg(code)
    .map((name) => lexiconOf(vocabulary).entries.get(name))
    .find((entry) => entry?.meaning.models?.some((id) => named.has(id) || isAmg));
  if (model) return { ...model, name: 'code', isNarrow: true };
  const isGeneration = vocabulary.makes.some(
    ({ name, models }) => GENERATIONS[name]?.test(code) && models.some(({ id }) => named.has(id)),
  );
  return isGeneration ? 'unknown' : place;
}
