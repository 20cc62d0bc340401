import { toastIfOffline } from '@/lib/core/browser/network';
import { FIELD_LABELS } from '@/lib/search/field-labels';
import { type FilterError, serialiseFilters } from '@/lib/search/filters';
import { parseFilters } from '@/lib/search/parse-filters';
import { saveFilters } from '@/lib/search/saved-filters';

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
    errors: errors.map((error) => ({ ...error, label: FIELD_LABELS[error.field] ?? error.field })),
  };
}
