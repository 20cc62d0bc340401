import { filterChoicesApiPath } from '../paths';
import { type Filters, NO_FILTERS, serialiseFilters } from './filters';
import type { PanelChoices } from './panel-choices';

const TIMEOUT_MS = 8000;
/** The reason of an abort that is not a failure. */
export const CANCELLED = 'cancelled';

/** The query that determines the choices: order and page do not change a count. */
export const choicesQuery = (filters: Filters) =>
  serialiseFilters({ ...filters, sort: NO_FILTERS.sort, page: NO_FILTERS.page });

/** Reads the panel's choices in the browser, and aborts `loading` after 8 s. Throws unless the response is a success. */
export async function loadPanelChoices(
  query: string,
  loading: AbortController,
): Promise<PanelChoices> {
  const timer = window.setTimeout(() => loading.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(filterChoicesApiPath(query), { signal: loading.signal });
    if (!response.ok) throw new Error(`Filter choices: HTTP ${response.status}`);
    return await response.json();
  } finally {
    window.clearTimeout(timer);
  }
}

/** Removes the counts from choices, where they are unknown. */
export const withoutCounts = ({ lists }: PanelChoices): PanelChoices => ({
  // Safe cast: the same facets.
  lists: Object.fromEntries(
    Object.entries(lists).map(([name, values]) => [name, values.map(([value]) => [value])]),
  ) as PanelChoices['lists'],
  selectCounts: {},
  histograms: {},
});
