import { TOWN_MILES } from '../listings/constants';
import { FACETS } from './facets/all';
import { sqlKey } from './facets/kinds';
import { type Filters, splitList } from './filters';
import { priceOfMonthly, readMonthly } from './monthly-budget';
import type { Centre } from './places';
import type { Meaning } from './words/types';

/** Results of look-ups that the database needs to apply filters. */
export type Lookups = {
  /** Ids; undefined without the filter. */
  makeIds?: string[];
  modelIds?: string[];
  place: Centre | null;
  terms: { meaning: Meaning; place: Centre | null }[];
};

/**
 * Maximum number of trims that the database takes in a term, and a twelfth of the maximum of
 * features in all terms.
 */
const MAX_TRIMS = 100;
const MAX_FEATURES = 8;

type SqlValue = string | number | boolean | null | readonly (string | number | null)[];
type SqlTerm = Record<string, SqlValue | undefined>;

/**
 * Converts a term to the keys of private.search_term; null among colours means an unknown colour
 * (private.or_unknown).
 */
function sqlTerm({ meaning, place }: Lookups['terms'][number]): SqlTerm {
  const { colours, unknownColours, place: _, radius, trims, features, ...rest } = meaning;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [sqlKey(name), value])),
    trims: trims?.slice(0, MAX_TRIMS),
    features: features?.slice(0, MAX_FEATURES),
    colours: unknownColours ? [...(colours ?? []), null] : colours,
    ...(place && { ...place, miles: radius ?? TOWN_MILES }),
  };
}

/** The keys and values of lists and numbers. */
const facetEntries = (filters: Filters) =>
  FACETS.flatMap((facet): [key: string, value: SqlValue | undefined][] => {
    if (facet.kind === 'number') return facet.names.map((name) => [sqlKey(name), filters[name]]);
    if (facet.kind !== 'list' || !facet.sqlKey) return [];
    const { sqlValues = splitList } = facet;
    const values = filters[facet.name];
    return [[facet.sqlKey, values ? sqlValues(values) : undefined]];
  });

/** The highest price of both filters: the price itself, and what a monthly sum reaches. */
function priceMax({ priceMax: price, monthlyMax }: Filters) {
  const budget = readMonthly(monthlyMax);
  return budget ? Math.min(priceOfMonthly(budget), price ?? Infinity) : price;
}

/** The filters with the keys of public.vehicle_filters; undefined or null applies no filter. */
export type SqlFilters = {
  [key: string]: SqlValue | SqlTerm[] | undefined;
  search?: string;
  terms?: SqlTerm[];
  make_ids?: string[];
  model_ids?: string[];
};

export const sqlFilters = (
  filters: Filters,
  { makeIds, modelIds, place, terms }: Lookups,
): SqlFilters => ({
  search: filters.search || undefined,
  terms: terms.length > 0 ? terms.map(sqlTerm) : undefined,
  make_ids: makeIds,
  model_ids: modelIds,
  ...Object.fromEntries(facetEntries(filters)),
  price_max: priceMax(filters),
  seller_id: filters.seller || undefined,
  ...(place && { ...place, radius_miles: filters.radius }),
});
