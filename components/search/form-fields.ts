import { isField } from '@/lib/core/browser/early-edits';
import type { FilterError, FilterName, Filters } from '@/lib/search/filters';
import { ERRORS_ID } from './filter-errors';
import { moveTrack } from './slider';

const namedFields = (form: HTMLFormElement) =>
  [...form.elements].filter(isField).filter(({ name }) => name !== '');

/**
 * Writes filters to the fields after a navigation. Skips the fields in `changed` that the user is
 * still editing.
 */
export function showFilters(form: HTMLFormElement, filters: Filters, changed: ReadonlySet<string>) {
  for (const field of namedFields(form)) {
    const value = String(filters[field.name as FilterName] ?? '');
    const isSame = field === document.activeElement && field.value.trim() === value;
    if (changed.has(field.name)) continue;
    if (!isSame) field.value = value;
    if (field instanceof HTMLInputElement) moveTrack(field);
  }
}

/** Sets `aria-invalid` on exactly the fields with errors. */
export function markErrors(form: HTMLFormElement, errors: FilterError[]) {
  const wrong = new Set(errors.map(({ field }) => field));
  for (const field of namedFields(form)) {
    if (wrong.has(field.name)) {
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', ERRORS_ID);
    } else {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    }
  }
}
