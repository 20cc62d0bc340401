import { isField } from '@/lib/core/browser/is-field';
import { isChecked } from '@/lib/search/exclusions';
import type { FilterName, Filters } from '@/lib/search/filters';
import { PART_SEPARATOR } from '@/lib/search/monthly-budget';
import { filterOf } from './form-fields';
import { moveTrack } from './slider';

/**
 * Writes filters to the fields after a navigation. Skips the fields in `changed` that the user is
 * still editing.
 */
export function showFilters(form: HTMLFormElement, filters: Filters, changed: ReadonlySet<string>) {
  for (const field of [...form.elements].filter(isField)) {
    const name = filterOf(field);
    if (!name || field.dataset.slider || changed.has(name)) continue;
    const { part } = field.dataset;
    const whole = String(filters[name as FilterName] ?? '');
    const value = part ? (whole.split(PART_SEPARATOR)[Number(part)] ?? '') : whole;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = isChecked(value, field.value);
      continue;
    }
    // The list may offer no order by distance.
    if (field instanceof HTMLSelectElement && ![...field.options].some((o) => o.value === value))
      continue;
    const isSame = field === document.activeElement && field.value.trim() === value;
    if (!isSame) field.value = value;
    if (field instanceof HTMLInputElement) moveTrack(field);
  }
}
