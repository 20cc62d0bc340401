import 'server-only';
import { LRUCache } from 'lru-cache';
import { CACHE_SECONDS } from '../core/cache';
import { logError } from '../core/logging/logger';
import { normaliseName } from '../core/normalise-name';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { plainMake, plainMakeOf } from '../trade-words/makes';
import { modelFinder } from '../trade-words/models';
import { splitPhrases } from '../trade-words/word-reader';
import { isChosen, isExcluding, NOT, nameOf, namesOf } from './exclusions';
import { joinList } from './facets/kinds';
import { type Filters, splitList } from './filters';
import { findMake, findModel, findName } from './known-names';
import { getVocabulary } from './vocabulary';
import { FEATURE_SYNONYMS } from './words/feature-synonyms';
import { meantFeatures } from './words/lexicon';
import { wordsOf } from './words/names';
import type { Vocabulary } from './words/types';

export type MakeNames = { name: string; models: readonly { name: string }[] };

/** Cached here because middleware cannot use Next's caches. Serves stale while revalidating. */
const catalogue = new LRUCache<'makes', MakeNames[]>({
  max: 1,
  ttl: CACHE_SECONDS.makes * 1000,
  allowStale: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: async () =>
    (await withRetry(() =>
      publicClient().from('vehicle_makes').select('name, models:vehicle_models(name)'),
    )) ?? [],
});

/** All makes with their models. Throws BackendError. */
export const getCatalogue = async () => (await catalogue.fetch('makes')) ?? [];

/** The canonical spelling of each name of a list; unknown names stay unchanged. */
const respell = (list: string, find: (name: string) => { name: string } | undefined) =>
  joinList(
    splitList(list).map((value) => {
      const name = nameOf(value);
      return (isExcluding(value) ? NOT : '') + (find(name)?.name ?? name);
    }),
  );

/** Makes a finder of the first model of these makes that a name means, also after another name of its make, as written. */
function modelAmong(makes: readonly MakeNames[], writtenMakes: readonly string[] = []) {
  const named = makes.map((make) => ({
    make,
    written: writtenMakes.filter((written) => plainMake(written) === plainMake(make.name)),
  }));
  return (name: string) =>
    named.flatMap(({ make, written }) =>
      ['', ...written].flatMap((own) => findModel(make, name, own) ?? []),
    )[0];
}

/** The models whose names begin with another name of their make, if it is the only one: 'Range Rover'. */
function modelsOfMakeName(written: string[], makes: readonly MakeNames[]): string[] {
  const plain = normaliseName(written.join());
  if (written.length > 1 || plainMake(plain) === plain) return [];
  const names = makes.flatMap(({ models }) => models.map(({ name }) => name));
  return names.filter((name) => normaliseName(name).startsWith(plain));
}

/** Respells makes and models canonically, and drops models of makes that are not chosen. */
function respellMakes(filters: Filters, makes: readonly MakeNames[]): Filters {
  if (!filters.make || makes.length === 0) return filters;
  // 'Citroen DS3' is a DS.
  const isOneModel = /^[^!,]+$/.test(filters.model) && !isExcluding(filters.make);
  const makeOf = (name: string) => (isOneModel ? plainMakeOf(name, filters.model) : name);
  const make = respell(filters.make, (name) => findMake(makes, makeOf(name)));
  const chosen = makes.filter(({ name }) => isChosen(make, name));
  const written = namesOf(filters.make);
  if (!filters.model && !isExcluding(make))
    return { ...filters, make, model: joinList(modelsOfMakeName(written, chosen)) };
  const findChosen = modelAmong(chosen, written);
  const findOther = modelAmong(makes.filter((each) => !chosen.includes(each)));
  const model = splitList(respell(filters.model, findChosen)).filter(
    (value) => findChosen(nameOf(value)) || !findOther(nameOf(value)),
  );
  return { ...filters, make, model: model.join() };
}

const findAmong = (names: readonly string[]) => (name: string) =>
  findName(
    names.map((each) => ({ name: each })),
    name,
  );

/** Finds the feature of a name in any spelling, or of a synonym: 'sat nav', 'cruise'. */
function featureFinder(features: readonly string[]) {
  const find = findAmong(features);
  const known = features.map((name) => ({ name, words: wordsOf(name) }));
  return (name: string) => {
    const isPhrase = (phrase: string) => normaliseName(phrase) === normaliseName(name);
    const [, label = '', alternatives = []] =
      FEATURE_SYNONYMS.find(([phrases]) => splitPhrases(phrases).some(isPhrase)) ?? [];
    const [meant = '', ...others] = meantFeatures(known, alternatives);
    return find(name) ?? find(others.length > 0 ? label : meant);
  };
}

/** The only model that a name means with a trim, and its make: 'Golf GTI'. */
function findTrim({ make, model, trim }: Filters, makes: readonly MakeNames[]) {
  if (!model || trim || isExcluding(model) || splitList(model).length > 1) return undefined;
  const chosen = makes.filter(({ name }) => isChosen(make, name));
  if (modelAmong(chosen)(model)) return undefined;
  return chosen.flatMap(({ name, models }) => {
    const find = modelFinder(name, models, { allowsTrim: true });
    const found = find(model) ?? find(model.replaceAll('-', ' '));
    return found ? [{ make: name, model: found.model.name, trim: found.trim }] : [];
  })[0];
}

/** The trims that a name means among the model's cars for sale, else among all: a Golf is a 'GTI', a 208 a 'GTi'. */
function trimsOf({ makes, trims, trimModels }: Vocabulary, found: ReturnType<typeof findTrim>) {
  if (!found?.trim) return [];
  const make = makes.find(({ name }) => name === found.make);
  const id = make?.models.find(({ name }) => name === found.model)?.id ?? '';
  const key = normaliseName(found.trim);
  const known = trims.filter((trim) => normaliseName(trim) === key);
  const own = known.filter((trim) => trimModels[trim]?.includes(id));
  return own.length > 0 ? own : known.slice(0, 1);
}

/**
 * Replaces makes, models, trims and features by their canonical spelling, and drops models of makes that
 * are not chosen. Unknown names stay unchanged, as do all names while the backend is down.
 */
export async function canonicaliseNames(filters: Filters): Promise<Filters> {
  const { make, trim, features } = filters;
  if (!make && !trim && !features) return filters;
  try {
    const makes = make ? await getCatalogue() : [];
    const known = respellMakes(filters, makes);
    const found = findTrim(known, makes);
    if (!trim && !features && !found) return known;
    const names = await getVocabulary();
    const findKnown = findAmong(names.trims);
    const foundTrims = trimsOf(names, found);
    return {
      ...known,
      ...(found && foundTrims.length > 0 && { model: found.model }),
      trim: joinList(foundTrims) || respell(trim, findKnown),
      features: features && respell(features, featureFinder(names.features)),
    };
  } catch (error) {
    logError('canonical names', error);
    return filters;
  }
}
