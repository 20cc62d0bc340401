import { LISTS, NUMBERS } from './facets/all';

/** Labels of fields that a visitor types in, or whose values an address may misspell. */
export const FIELD_LABELS: Record<string, string> = {
  radius: 'Radius',
  location: 'Postcode or town',
  search: 'Search',
  seller: 'Sold by',
  sort: 'Sort by',
  page: 'Page',
  monthlyMax: 'Monthly payment',
  general: 'General',
};
for (const { name, label } of LISTS) FIELD_LABELS[name] = label;
for (const { label, names, min } of NUMBERS)
  for (const name of names)
    FIELD_LABELS[name] = names.length === 1 ? label : `${label} ${name === min ? 'from' : 'to'}`;
