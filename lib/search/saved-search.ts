import { filterChips } from './chips';
import { FILTER_NAMES, type Filters, NO_FILTERS, serialiseFilters } from './filters';
import type { ResolvedFilters } from './resolve-filters';
import type { SqlFilters } from './sql-filters';

type UnknownWords = Pick<ResolvedFilters, 'unknownWords' | 'unreadWords'>;

/** A search as it is saved. */
export type ResolvedSearch = {
  filters: Filters;
  /** The sentences of its chips; empty if no filter is active. */
  labels: string[];
  sql: SqlFilters;
  /** The parts that were dropped or not understood, each as a sentence. */
  leftOut: string[];
};

const list = new Intl.ListFormat('en-GB');

/** Names the words of a search that were not understood. */
export const describeUnknownWords = ({ unknownWords, unreadWords }: UnknownWords) => [
  ...(unknownWords.length > 0
    ? [`We did not understand ${list.format(unknownWords.map((word) => `“${word}”`))}.`]
    : []),
  ...(unreadWords.length > 0
    ? [`The search is too long for ${list.format(unreadWords.map((word) => `“${word}”`))}.`]
    : []),
];

/** The canonical query of a saved search: without order and page, which narrow no list. */
export const savedQuery = (filters: Filters) =>
  serialiseFilters({ ...filters, sort: NO_FILTERS.sort, page: NO_FILTERS.page });

/** The sentences of the chips of resolved filters. */
export const searchLabels = (
  { filters, searchChips = [] }: Pick<ResolvedFilters, 'filters'> & Partial<ResolvedFilters>,
  sellerName = '',
) => filterChips(filters, true, searchChips, sellerName).map(({ label }) => label);

type Resolved = Pick<ResolvedFilters, 'isUnknown' | 'near'>;

/**
 * Drops the filters that a list does not apply, or that no car can ever match: an unknown make or
 * model, an unknown place, a seller with nothing for sale. `leftOut` names each.
 */
export function dropUnknown(filters: Filters, resolved: Resolved, hasSeller: boolean) {
  const known = { ...filters };
  const leftOut: string[] = [];
  if (resolved.isUnknown) {
    leftOut.push(
      `We know no ${filters.model ? `${filters.make} ${filters.model}` : filters.make}.`,
    );
    known.make = '';
    known.model = '';
  }
  if (filters.location && !resolved.near.place) {
    leftOut.push(`We know no place called ${filters.location}.`);
    known.location = '';
    known.radius = NO_FILTERS.radius;
  }
  if (filters.seller && !hasSeller) {
    leftOut.push('This seller has nothing for sale.');
    known.seller = '';
  }
  return { known, leftOut };
}

/** Maximum number and length of the unknown names that are shown. */
const MAX_UNKNOWN = { names: 5, characters: 40 };

/** The names in an address that are no filters, shortened, at most five. */
export const unknownNames = (query: URLSearchParams) =>
  [...new Set(query.keys())]
    .filter((name) => !(FILTER_NAMES as string[]).includes(name))
    .map((name) => name.replace(/[\p{C}\s]+/gu, ' ').trim())
    .filter((name) => name !== '' && name.length <= MAX_UNKNOWN.characters)
    .slice(0, MAX_UNKNOWN.names);
