import { initialFormState } from '@/lib/core/actions/form-state';
import { isField } from '@/lib/core/browser/early-edits';
import { requestFailure } from '@/lib/core/browser/network';
import type { Message } from '@/lib/core/errors/messages';
import { lookUpPlate } from '@/lib/registry/actions';
import { lookUpMessages } from '@/lib/registry/messages';
import type { VehicleRecord } from '@/lib/registry/types';

/** The values of a form's fields, by name, that a record gives. */
export type FieldsOf = (record: VehicleRecord) => Record<string, string>;

export type Outcome = { record: VehicleRecord } | { failure: Message };

/** What a look-up found, and the names of the fields it filled in. */
export type LookedUp = { outcome: Outcome; filled: string[] };

/**
 * Writes values into a form's fields, except over what was typed, and empties those that only the car
 * before had; `written` is what it wrote then. Returns the names of the filled fields.
 */
function fill(form: HTMLFormElement, values: Record<string, string>, written: Map<string, string>) {
  const names = new Set([...written.keys(), ...Object.keys(values)]);
  return [...names].filter((name) => {
    const field = form.elements.namedItem(name);
    if (!isField(field) || (field.value !== '' && field.value !== written.get(name))) return false;
    field.value = values[name] ?? '';
    written.delete(name);
    if (field.value !== '') written.set(name, field.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return field.value !== '';
  });
}

const NO_VALUES = {};

/** The values of the form that an answer gives; null where the registries did not answer. */
function valuesOf(outcome: Outcome, fieldsOf: FieldsOf) {
  if ('record' in outcome) return fieldsOf(outcome.record);
  return outcome.failure.title === lookUpMessages.unknown.title ? NO_VALUES : null;
}

async function ask(plate: string): Promise<Outcome> {
  const data = new FormData();
  data.set('registration', plate);
  try {
    const state = await lookUpPlate(initialFormState, data);
    if (state.result) return { record: JSON.parse(state.result) };
    const title = state.fieldErrors.registration;
    return { failure: title ? { title } : (state.message ?? lookUpMessages.down) };
  } catch (error) {
    return { failure: requestFailure(lookUpMessages.down, error) };
  }
}

/**
 * Looks up a number plate and fills in a form's fields; registries that do not answer leave them alone.
 * `written`: what it has written into them so far.
 */
export async function lookUpInto(
  form: HTMLFormElement,
  plate: string,
  fieldsOf: FieldsOf,
  written: Map<string, string>,
): Promise<LookedUp> {
  const outcome = await ask(plate);
  const values = valuesOf(outcome, fieldsOf);
  return { outcome, filled: values ? fill(form, values, written) : [] };
}
