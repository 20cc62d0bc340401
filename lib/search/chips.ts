import { valueLabel } from './exclusions';
import { cleared, FACETS, type Facet, filtersOf, type ListFacet } from './facets/all';
import type { NumberFacet } from './facets/kinds';
import { type Filters, splitList, withoutDistance } from './filters';
import { monthlyLabel, readMonthly } from './monthly-budget';

/** An active filter: its label, and the filters without it. */
export type Chip = { label: string; without: Filters };

/** The label of a number or a range; empty without the filters. */
function numberLabel({ min, max, show, chip }: NumberFacet, filters: Filters) {
  const [low, high] = [min ? filters[min] : null, max ? filters[max] : null];
  if (low !== null && high !== null)
    return low === high ? show(low) : `${show(low)} to ${show(high)}`;
  if (low !== null) return chip.from(show(low));
  return high === null ? '' : chip.to(show(high));
}

type Entry = [label: string, change: Partial<Filters>];

/** One entry for each value of a list. */
function listEntries(facet: ListFacet, filters: Filters): Entry[] {
  const { name, labels, chipLabels = labels } = facet;
  const values = splitList(filters[name]);
  return values.map((value) => {
    const rest = values.filter((other) => other !== value).join();
    return [
      valueLabel(value, chipLabels),
      { ...(rest ? {} : cleared(filtersOf(facet))), [name]: rest },
    ];
  });
}

/**
 * A word or run of words of the search with a known meaning: its label, and the text without it.
 */
export type SearchChip = {
  label: string;
  without: string;
  /** The words as typed. */
  text?: string;
  isModel?: boolean;
  /** Whether a car must have it: the seats, the body, an exclusion. */
  isNeeded?: boolean;
};

/** The chips of the active filters, in facet order. */
export function filterChips(
  filters: Filters,
  placeKnown = true,
  searchChips: readonly SearchChip[] = [],
  sellerName = '',
): Chip[] {
  const { search, seller, location, radius } = filters;
  const budget = readMonthly(filters.monthlyMax);
  function labelOf(facet: Exclude<Facet, ListFacet>) {
    if (facet.kind === 'number') return numberLabel(facet, filters);
    if (facet.kind === 'search') return search && `“${search}”`;
    if (facet.kind === 'seller') return seller && `Sold by ${sellerName}`;
    if (facet.kind === 'monthly') return budget ? monthlyLabel(budget) : '';
    return location && (placeKnown ? `Within ${radius} miles of ${location}` : location);
  }
  const entries = FACETS.flatMap((facet): Entry[] => {
    if (facet.kind === 'list') return listEntries(facet, filters);
    if (facet.kind === 'search' && searchChips.length > 0)
      return searchChips.map(({ label, without }) => [label, { search: without }]);
    return [[labelOf(facet), cleared(facet.names)]];
  });
  return entries
    .filter(([label]) => label)
    .map(([label, change]) => ({
      label,
      without: withoutDistance({
        ...filters,
        page: 1,
        sort: 'location' in change && filters.sort === 'distance' ? 'newest' : filters.sort,
        ...change,
      }),
    }));
}
