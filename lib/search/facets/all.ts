import { FILTER_NAMES, type FilterName, type Filters, NO_FILTERS } from '../filters';
import { BODY } from './body';
import { ENGINE } from './engine';
import { FIRST_ROW } from './first-row';
import { list, own } from './kinds';
import { MODEL } from './model';
import { SALE } from './sale';

// Separate from filters.ts, so that browsers load it only when the filter form is used.

/** The facets with a field in the panel: in its first row, its columns and below them. */
export const PANEL = {
  row: FIRST_ROW,
  columns: [BODY, ENGINE, MODEL, SALE],
  below: [
    list('features', {
      label: 'Features',
      sqlKey: 'features',
      isPartlyCounted: () => true,
      dropped: 'any equipment',
      counted: 'more',
      layout: 'wide',
    }),
  ],
};

const ALL = [
  own('search', ['search'], 'without the search words'),
  ...PANEL.row,
  ...PANEL.columns.flat(),
  ...PANEL.below,
  own('seller', ['seller'], 'from other sellers too'),
];

/** All filters that narrow a list, in the order of URLs: every filter except order and page. */
export const FACETS = FILTER_NAMES.flatMap(
  (name) => ALL.find((facet) => facet.names[0] === name) ?? [],
);
export type Facet = (typeof ALL)[number];

export const LISTS = FACETS.filter((facet) => facet.kind === 'list');
export type ListFacet = (typeof LISTS)[number];
export type ListFilter = ListFacet['name'];
export const isListFilter = (name: string): name is ListFilter =>
  LISTS.some((list) => list.name === name);
export const NUMBERS = FACETS.filter((facet) => facet.kind === 'number');
/** The numbers whose options are counted. */
export const SELECTS = NUMBERS.filter(({ counted, options }) => counted && options);

/** The filters of a facet and of the facets that depend on it. */
export const filtersOf = ({ name }: Facet) =>
  FACETS.flatMap<FilterName>((facet) =>
    facet.name === name || facet.within === name ? facet.names : [],
  );

/** These filters with their defaults, which apply no filter. */
export const cleared = (names: readonly FilterName[]): Partial<Filters> =>
  Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]]));
