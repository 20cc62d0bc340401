import { isField } from '@/lib/core/browser/early-edits';
import { type FilterName, type Filters, splitList } from '@/lib/search/filters';
import { moveTrack } from './slider';

/** The filter that a field sets: its name, or that of the fields which a slider or a quick select sets. */
export const filterOf = ({ name, dataset }: HTMLInputElement | HTMLSelectElement) =>
  name || dataset.slider || dataset.facet || '';

/** Checks exactly the values of a quick select among the checkboxes of its facet. */
export function checkOnly({ form, dataset, value }: HTMLSelectElement) {
  for (const box of form?.querySelectorAll<HTMLInputElement>(`[name=${dataset.facet}]`) ?? []) {
    box.checked = splitList(value).includes(box.value);
  }
}

/**
 * Writes filters to the fields after a navigation. Skips the fields in `changed` that the user is
 * still editing.
 */
export function showFilters(form: HTMLFormElement, filters: Filters, changed: ReadonlySet<string>) {
  for (const field of [...form.elements].filter(isField)) {
    const name = filterOf(field);
    if (!name || field.dataset.slider || changed.has(name)) continue;
    const value = String(filters[name as FilterName] ?? '');
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = splitList(value).includes(field.value);
      continue;
    }
    const isSame = field === document.activeElement && field.value.trim() === value;
    if (!isSame) field.value = value;
    if (field instanceof HTMLInputElement) moveTrack(field);
  }
}
