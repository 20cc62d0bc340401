type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Whether the server sets a field, not the user; Next's own fields begin with a dollar sign. */
const isGiven = ({ name }: Field) => ['', 'id', 'version'].includes(name) || name.startsWith('$');

/** The fields of a form by name; boxes that share a name also by value. */
export const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements]
    .filter(isField)
    .filter((field) => !isGiven(field))
    .map((field) => [isBox(field) ? `${field.name}=${field.value}` : field.name, field] as const);

/** The current value of a field; for a box, whether it is ticked. */
export const currentValue = (field: Field) => (isBox(field) ? String(field.checked) : field.value);

/**
 * The value a field was rendered with. A hidden field only has its current value: call this on
 * mount.
 */
export function renderedValue(field: Field) {
  if (isBox(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Sets the value of a field and dispatches its input event. */
export function setValue(field: Field, value: string) {
  if (isBox(field)) field.checked = value === 'true';
  else field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
