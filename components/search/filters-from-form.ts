import { toastIfOffline } from '@/lib/core/browser/network';
import { type FilterError, serialiseFilters } from '@/lib/search/filters';
import { parseFilters } from '@/lib/search/parse-filters';
import { saveFilters } from '@/lib/search/saved-filters';

/** What the fields are called on the screen; the others are called by their names. */
const LABELS: Record<string, string> = {
  priceMin: 'Price from',
  priceMax: 'Price to',
  yearMin: 'Year from',
  yearMax: 'Year to',
  mileageMin: 'Mileage from',
  mileageMax: 'Mileage to',
  radius: 'Radius',
  location: 'Postcode or town',
  search: 'Search',
  general: 'General',
};

/** What is wrong, with what the screen calls its field. */
export type FormError = FilterError & { label: string };

/**
 * Reads what the form asks for and keeps it for the session: the canonical query, or what is wrong
 * with it; null where there is no network to apply it. Loaded when somebody first uses the form.
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
