import { canonicaliseNames } from '@/lib/search/canonical-names';
import { overlongSearch } from '@/lib/search/parse-filters';
import { resolveSearch } from '@/lib/search/queries';
import { parseAddress, refusals } from '@/lib/search/refused-values';
import { savedQuery, unknownNames } from '@/lib/search/saved-search';

const list = new Intl.ListFormat('en-GB');

/**
 * Reads the search of a list's query, whatever it holds: its parts that are no filters are left out
 * and named. Throws BackendError.
 */
export async function readSearch(query: URLSearchParams) {
  const { filters: parsed, errors } = parseAddress(query);
  const { filters, labels, sql, leftOut } = await resolveSearch(await canonicaliseNames(parsed));
  const unknown = unknownNames(query);
  return {
    filters,
    query: savedQuery(filters),
    labels,
    sql,
    leftOut: [
      ...refusals(errors).map((refusal) => `${refusal}.`),
      ...(overlongSearch(query) ? ['The words of the search are too long.'] : []),
      ...(unknown.length > 0
        ? [`${list.format(unknown)}: no ${unknown.length === 1 ? 'filter' : 'filters'} of ours.`]
        : []),
      ...leftOut,
    ],
  };
}
