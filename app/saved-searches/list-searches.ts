import { logError } from '@/lib/core/logging/logger';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import type { ListedSearch, SavedSearch } from '@/lib/saved-searches/types';
import { parseFilters } from '@/lib/search/parse-filters';
import { getSearchLabels } from '@/lib/search/queries';

/** The sentences of a query's filters; none where they cannot be read just now. */
export const labelsOf = (query: string) =>
  getSearchLabels(parseFilters(new URLSearchParams(query)).filters).catch((error: unknown) => {
    logError('labels of a saved search', error);
    return [];
  });

/** Adds the sentences of their filters and the addresses of their feeds to saved searches. */
export const listSearches = (searches: readonly SavedSearch[]): Promise<ListedSearch[]> =>
  Promise.all(
    searches.map(async (search) => ({
      ...search,
      labels: await labelsOf(search.query),
      feed: env.siteUrl() + paths.searchFeed(search.id, search.feed_token),
    })),
  );
