// Separate from filters.ts, so that browsers load it only when the filter form is used.

/** Filters of several values: alternatives, except features, all of which a vehicle must have. */
export const LIST_FILTERS = [
  'make',
  'model',
  'fuel',
  'transmission',
  'bodyType',
  'ulez',
  'doors',
  'colour',
  'trim',
  'sellerType',
  'serviceHistory',
  'features',
  'verdict',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

export const isListFilter = (name: string): name is ListFilter =>
  (LIST_FILTERS as readonly string[]).includes(name);

/** Some values as the list of a filter. */
export const joinList = (values: Iterable<string>) => [...new Set(values)].toSorted().join();
