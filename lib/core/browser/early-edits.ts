type Field = HTMLInputElement | HTMLSelectElement;

export const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** Browsers restore fields with `autocomplete` on Back and on reload. */
function mayBeRestored({ autocomplete }: Field) {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return autocomplete !== '' && autocomplete !== 'off' && page?.type !== 'navigate';
}

function isEdited(field: Field) {
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(rendered, 0);
  }
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  // A copy, because a slider rounds its rendered value.
  const copy = field.cloneNode() as HTMLInputElement;
  copy.value = field.defaultValue;
  return field.value !== copy.value && !mayBeRestored(field);
}

/** The fields whose values differ from the rendered ones: on mount, those edited before hydration. */
export const editedFields = (elements: Iterable<unknown>) =>
  [...elements].filter(isField).filter(isEdited);

/** Repeats the events of edits made before hydration, when nothing listened. Call it on mount. */
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
