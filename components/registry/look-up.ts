import { initialFormState } from '@/lib/core/actions/form-state';
import { isField } from '@/lib/core/browser/is-field';
import { requestFailure } from '@/lib/core/browser/request-failure';
import type { Message } from '@/lib/core/errors/messages';
import { normalPlate } from '@/lib/core/number-plate';
import { lookUpPlate } from '@/lib/registry/actions';
import { type FilledIn, replaceable } from '@/lib/registry/filled-in';
import { lookUpMessages } from '@/lib/registry/messages';
import type { VehicleRecord } from '@/lib/registry/types';

type Values = Record<string, string>;

/** Returns the values of a form's fields from a record, by field name; the code for it may be loaded first. */
export type FieldsOf = (record: VehicleRecord) => Values | Promise<Values>;

export type Outcome = { record: VehicleRecord } | { failure: Message };

/** The outcome of a look-up and the values it has filled in; without `filledIn` if the registries did not answer. */
export type LookedUp = { outcome: Outcome; filledIn?: FilledIn };

/**
 * Writes values into a form's fields, except over typed ones, and empties fields that only the previous car
 * had filled; `before` holds the values written for that car. Returns the values written.
 */
function fill(
  form: HTMLFormElement,
  values: Record<string, string>,
  before: Record<string, string>,
) {
  const written: Record<string, string> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(values)])) {
    const field = form.elements.namedItem(name);
    if (!isField(field) || (field.value !== '' && field.value !== before[name])) continue;
    field.value = values[name] ?? '';
    if (field.value !== '') written[name] = field.value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return written;
}

const NO_VALUES = {};

/** Returns the form's values from an outcome, none for an unknown plate; null if the registries did not answer. */
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
 * Looks up a number plate and fills in a form's fields; leaves them alone if the registries do not answer.
 * `before` holds the values that the previous look-up filled in.
 */
export async function lookUpInto(
  form: HTMLFormElement,
  plate: string,
  fieldsOf: FieldsOf,
  before: FilledIn,
): Promise<LookedUp> {
  const outcome = await ask(plate);
  const values = await valuesOf(outcome, fieldsOf);
  if (!values) return { outcome };
  const written = fill(form, values, replaceable(before, plate));
  const isSame = before.plate === normalPlate(plate);
  const all = isSame ? { ...before.values, ...written } : written;
  return { outcome, filledIn: { plate: normalPlate(plate), values: all } };
}
