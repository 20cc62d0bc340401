import { splitList } from './filters';

/**
 * Precedes a value to exclude it; as a value of a form's field it excludes all other values of the
 * field.
 */
export const NOT = '!';

export const isExcluding = (list: string) => list.startsWith(NOT);

/** A value of a list without its `!`. */
export const nameOf = (value: string) => (isExcluding(value) ? value.slice(NOT.length) : value);

/** The values that a list includes or excludes. */
export const namesOf = (list: string) => splitList(list).map(nameOf);

/** Whether a non-empty list includes a value or does not exclude it. */
export const isChosen = (list: string, value: string) =>
  namesOf(list).includes(value) !== isExcluding(list);

/** Whether the checkbox of a value is checked, or the one that excludes the others. */
export const isChecked = (list: string, value: string) =>
  value === NOT ? isExcluding(list) : namesOf(list).includes(value);

/** The label of an excluded value: 'Not diesel', 'Not BMW'; a name keeps its capitals. */
export const excludedLabel = (label: string, isName: boolean) =>
  `Not ${isName ? label : label.replace(/\b[A-Z](?=[a-z])/g, (capital) => capital.toLowerCase())}`;

/** The label of a value of a list; without labels it is a name. */
export function valueLabel(value: string, labels?: Record<string, string>) {
  const name = nameOf(value);
  const label = labels?.[name] ?? name;
  return isExcluding(value) ? excludedLabel(label, !labels) : label;
}
