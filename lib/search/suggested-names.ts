import 'server-only';
import { unstable_cache } from 'next/cache';
import { tags } from '../core/cache';
import type { Make } from '../listings/types';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { sqlFacetsSchema } from './facet-counts';
import { getVocabulary } from './vocabulary';

/** Maximum number of makes and models, and of towns. */
const MAX_SUGGESTIONS = { names: 400, towns: 200 };

/** Vehicles for sale by the id of their model. Cached for an hour. */
const countModels = unstable_cache(
  async () => {
    const found = await withRetry(() =>
      publicClient().rpc('search_facets', { p_facets: ['make'] }),
    );
    return sqlFacetsSchema.parse(found).counts.make ?? {};
  },
  ['suggested models'],
  { revalidate: 3600, tags: [tags.makes] },
);

/**
 * The suggestions of the search field: makes and models for sale, and the largest towns. Throws
 * BackendError.
 */
export async function getSuggestedNames(makes: Make[]): Promise<string[]> {
  const [{ towns }, counts] = await Promise.all([getVocabulary(), countModels()]);
  const forSale = makes
    .map(({ name, models }) => ({ name, models: models.filter(({ id }) => counts[id]) }))
    .filter(({ models }) => models.length > 0);
  const models = forSale.flatMap((make) =>
    make.models.map((model) => ({
      name: `${make.name} ${model.name}`,
      count: counts[model.id] ?? 0,
    })),
  );
  const names = [
    ...forSale.map(({ name }) => name),
    ...models.toSorted((a, b) => b.count - a.count).map(({ name }) => name),
  ];
  return [...names.slice(0, MAX_SUGGESTIONS.names), ...towns.slice(0, MAX_SUGGESTIONS.towns)];
}
