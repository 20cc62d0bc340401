import 'server-only';
import { LRUCache } from 'lru-cache';
import { CACHE_SECONDS } from '../core/cache';
import { logError } from '../core/logging/logger';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { isChosen, isExcluding, NOT, nameOf } from './exclusions';
import { type Filters, splitList } from './filters';
import { findMake, findName } from './known-names';
import { joinList } from './list-filters';
import { getVocabulary } from './vocabulary';

type MakeNames = { name: string; models: { name: string }[] };

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

/** The canonical spelling of each name of a list; unknown names stay unchanged. */
const respell = (list: string, known: readonly { name: string }[], findIn = findName) =>
  joinList(
    splitList(list).map((value) => {
      const name = nameOf(value);
      return (isExcluding(value) ? NOT : '') + (findIn(known, name)?.name ?? name);
    }),
  );

/** Makes and models in their canonical spelling, without models of makes that are not chosen. */
function respellMakes(filters: Filters, makes: readonly MakeNames[]): Filters {
  if (!filters.make || makes.length === 0) return filters;
  const make = respell(filters.make, makes, findMake);
  const chosen = makes.filter(({ name }) => isChosen(make, name));
  const models = chosen.flatMap((each) => each.models);
  const others = makes.filter((each) => !chosen.includes(each)).flatMap((each) => each.models);
  const model = splitList(respell(filters.model, models)).filter(
    (value) => findName(models, nameOf(value)) || !findName(others, nameOf(value)),
  );
  return { ...filters, make, model: model.join() };
}

/**
 * Replaces makes, models, trims and features by their canonical spelling, and drops models of makes that
 * are not chosen. Unknown names stay unchanged, as do all names while the backend is down.
 */
export async function canonicaliseNames(filters: Filters): Promise<Filters> {
  const { make, trim, features } = filters;
  if (!make && !trim && !features) return filters;
  try {
    const makes = make ? await catalogue.fetch('makes') : [];
    const known = respellMakes(filters, makes ?? []);
    if (!trim && !features) return known;
    const names = await getVocabulary();
    const named = (list: string[]) => list.map((name) => ({ name }));
    return {
      ...known,
      trim: respell(trim, named(names.trims)),
      features: respell(features, named(names.features)),
    };
  } catch (error) {
    logError('canonical names', error);
    return filters;
  }
}
