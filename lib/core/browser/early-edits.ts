import { type FilterField, isField } from './is-field';

/** Browsers restore fields on Back and on reload, except where `autocomplete` is off. */
function mayBeRestored({ type, autocomplete, form }: FilterField) {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page?.type === 'navigate') return false;
  return type === 'checkbox'
    ? form?.autocomplete !== 'off'
    : autocomplete !== '' && autocomplete !== 'off';
}

function isEdited(field: FilterField) {
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(rendered, 0);
  }
  if (field.type === 'checkbox') {
    return field.checked !== field.defaultChecked && !mayBeRestored(field);
  }
  // A copy, because a slider rounds its rendered value.
  const copy = field.cloneNode() as HTMLInputElement;
  copy.value = field.defaultValue;
  return field.value !== copy.value && !mayBeRestored(field);
}

/** The fields whose values differ from the rendered ones: on mount, those edited before hydration. */
export const editedFields = (elements: Iterable<unknown>) =>
  [...elements].filter(isField).filter(isEdited);

/**
 * Repeats the events of edits made before hydration, which no listener received. Call it on mount.
 */
export function replayEdits(elements: Iterable<unknown>) {
  for (const field of editedFields(elements)) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = !field.checked;
      field.click();
      continue;
    }
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
