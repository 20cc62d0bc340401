import { isExcluding, NOT } from './exclusions';
import { isListFilter } from './facets/all';
import { FIELD_LABELS } from './field-labels';
import {
  FILTER_NAMES,
  type FilterError,
  type Filters,
  NO_FILTERS,
  serialiseFilters,
} from './filters';
import { PART_SEPARATOR } from './monthly-budget';
import { parseFilters } from './parse-filters';
import { cutPostcodes } from './place-text';

// Without JavaScript the server checks the filter form. A refused value stays in the address of the
// resulting list, so that the list can report it.

/** Fields whose errors a list reports itself, with another text. */
const TOLD_ELSEWHERE = ['search', 'seller'];
/** Maximum length of a refused value in the address. */
const MAX_LENGTH = 200;

const isTold = ({ field }: FilterError) =>
  Object.hasOwn(FIELD_LABELS, field) && !TOLD_ELSEWHERE.includes(field);

const NO_PLACE = { needed: 'location', message: 'needs a postcode or town' } as const;
const NEEDS = [
  { field: 'model', needed: 'make', message: 'needs a make' },
  { field: 'radius', ...NO_PLACE },
  { field: 'sort', ...NO_PLACE },
] as const;

/**
 * Parses the query of a list's address, and reports also the filters that are not applied because
 * another one is missing. With JavaScript the form drops these without a word.
 */
export function parseAddress(query: URLSearchParams) {
  const { filters, errors } = parseFilters(query);
  const isDropped = ({ field, needed }: (typeof NEEDS)[number]) => {
    if (!query.has(field) || filters[field] !== NO_FILTERS[field] || filters[needed]) return false;
    const completed = new URLSearchParams(query);
    completed.set(needed, 'x');
    return parseFilters(completed).filters[field] !== NO_FILTERS[field];
  };
  const lonely = NEEDS.filter(isDropped).map(({ field, message }) => ({ field, message }));
  return { filters, errors: [...errors, ...lonely] };
}

/** Formats errors as 'Price from: must be a whole number', for the fields that have a label. */
export const refusals = (errors: readonly FilterError[]) =>
  errors.filter(isTold).map(({ field, message }) => `${FIELD_LABELS[field]}: ${message}`);

/** Adds the refused values to the lists of the filters, for the address of the list. */
export function withRefused(filters: Filters, errors: readonly FilterError[]): Filters {
  const written = { ...filters };
  for (const { field, refused } of errors.filter(isTold))
    if (refused !== undefined && isListFilter(field))
      written[field] += `,${isExcluding(filters[field]) ? NOT : ''}${refused}`;
  return written;
}

/**
 * The canonical query with the refused values: those of the fields with errors, and of the other
 * ends of their ranges.
 */
export function refusedQuery(
  query: URLSearchParams,
  filters: Filters,
  errors: readonly FilterError[],
): string {
  const facetOf = (name: string) => name.replace(/M(?:in|ax)$/, '');
  const refused = errors.filter(isTold).map(({ field }) => facetOf(field));
  const parameters = FILTER_NAMES.filter(
    (name) => refused.includes(facetOf(name)) && filters[name] === NO_FILTERS[name],
  ).flatMap((name) => {
    const joint = name === 'monthlyMax' ? PART_SEPARATOR : isListFilter(name) ? ',' : null;
    const raw = joint ? query.getAll(name).join(joint) : query.get(name);
    return raw ? [[name, cutPostcodes(raw).slice(0, MAX_LENGTH)]] : [];
  });
  return [
    serialiseFilters(withRefused(filters, errors)),
    new URLSearchParams(parameters).toString(),
  ]
    .filter(Boolean)
    .join('&');
}
