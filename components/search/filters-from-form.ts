import { toastIfOffline } from '@/lib/core/browser/network';
import { type FilterError, serialiseFilters } from '@/lib/search/filters';
import { parseFilters } from '@/lib/search/parse-filters';
import { saveFilters } from '@/lib/search/saved-filters';

/** Labels of fields that differ from the field name. */
const LABELS: Record<string, string> = {
  make: 'Make',
  model: 'Model',
  trim: 'Trim',
  features: 'Features',
  priceMin: 'Price from',
  priceMax: 'Price to',
  yearMin: 'Year from',
  yearMax: 'Year to',
  mileageMin: 'Mileage from',
  mileageMax: 'Mileage to',
  taxMax: 'Usual road tax up to',
  seatsMin: 'Seats',
  engineMin: 'Engine from',
  engineMax: 'Engine to',
  ownersMax: 'Owners',
  radius: 'Radius',
  location: 'Postcode or town',
  search: 'Search',
  seller: 'Sold by',
  general: 'General',
};

/** A validation error with the label of its field. */
export type FormError = FilterError & { label: string };

/**
 * Parses the form and saves its filters for the session. Returns the canonical query and the
 * validation errors, or null while offline. Lazy-loaded on first use of the form.
 */
export function readForm(form: HTMLFormElement): { query: string; errors: FormError[] } | null {
  if (toastIfOffline()) return null;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  const { filters, errors } = parseFilters(fields);
  if (errors.length === 0) saveFilters(filters);
  return {
    query: serialiseFilters(filters),
    errors: errors.map((error) => ({ ...error, label: LABELS[error.field] ?? error.field })),
  };
}
