import { isChecked } from '@/lib/search/exclusions';

/** The filter that a field sets: its own name, or the name of the fields that its slider or quick select sets. */
export const filterOf = ({ name, dataset }: HTMLInputElement | HTMLSelectElement) =>
  name || dataset.slider || dataset.facet || '';

/** Checks exactly the values of a quick select among the checkboxes of its facet, if there are any; ignores other fields. */
export function checkOnly(field: EventTarget) {
  if (!(field instanceof HTMLSelectElement) || !field.dataset.facet) return;
  const boxes = field.form?.querySelectorAll<HTMLInputElement>(
    `input[name=${field.dataset.facet}]`,
  );
  for (const box of boxes ?? []) box.checked = isChecked(field.value, box.value);
}

/** Whether the other fields of a group, all but the deposit, are as full or as empty as this one. */
export function isComplete({ name, dataset, form }: HTMLInputElement) {
  if (!dataset.part) return true;
  const group = [...(form?.querySelectorAll<HTMLInputElement>(`input[name=${name}]`) ?? [])];
  const needed = group.filter((field) => field.dataset.needed);
  return new Set(needed.map((field) => field.value.trim() !== '')).size <= 1;
}

/** True if any field differs from the form of a list without filters. */
export const isFilledIn = (form: HTMLFormElement) =>
  [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? field.selectedIndex > 0
      : field instanceof HTMLInputElement && (field.checked || field.value !== field.defaultValue),
  );
