import { initialFormState } from '@/lib/core/actions/form-state';
import { isField } from '@/lib/core/browser/is-field';
import { requestFailure } from '@/lib/core/browser/request-failure';
import type { Message } from '@/lib/core/errors/messages';
import { normalPlate } from '@/lib/core/number-plate';
import { formatLitres } from '@/lib/format';
import { FUEL_TYPES } from '@/lib/listings/constants';
import { lookUpPlate } from '@/lib/registry/actions';
import { type FilledIn, replaceable } from '@/lib/registry/filled-in';
import { lookUpMessages } from '@/lib/registry/messages';
import type { VehicleRecord } from '@/lib/registry/types';

type Values = Record<string, string>;

/** Returns the values of a form's fields from a record, by field name; the code for it may be loaded first. */
export type FieldsOf = (record: VehicleRecord) => Values | Promise<Values>;

type Asked = { record: VehicleRecord } | { failure: Message };

/** The result of a look-up: the car found with a piece of advice, or why there is none. */
export type Outcome = { found: string; advice: string; isMadeUp: boolean } | { failure: Message };

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

/** Describes a record: 'Ford, 2019, petrol, 1.0 litres, blue'. */
const describeRecord = ({ make, model, year, fuelType, engineSize, colour }: VehicleRecord) =>
  [
    [make, model].filter(Boolean).join(' '),
    year,
    fuelType && FUEL_TYPES[fuelType].toLowerCase(),
    engineSize && formatLitres(engineSize),
    colour?.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');

function outcomeOf(asked: Asked): Outcome {
  if ('failure' in asked) return asked;
  const { record } = asked;
  return {
    found: `Found: ${describeRecord(record)}.`,
    advice: record.model
      ? 'Filled in where you had typed nothing; check it.'
      : 'The registry names no model; please add it.',
    isMadeUp: record.isMadeUp,
  };
}

/** Returns the form's values from what the registries answered, none for an unknown plate; null if the registries did not answer. */
function valuesOf(asked: Asked, fieldsOf: FieldsOf) {
  if ('record' in asked) return fieldsOf(asked.record);
  return asked.failure.title === lookUpMessages.unknown.title ? NO_VALUES : null;
}

async function ask(plate: string): Promise<Asked> {
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
  const asked = await ask(plate);
  const outcome = outcomeOf(asked);
  const values = await valuesOf(asked, fieldsOf);
  if (!values) return { outcome };
  const written = fill(form, values, replaceable(before, plate));
  const isSame = before.plate === normalPlate(plate);
  const all = isSame ? { ...before.values, ...written } : written;
  return { outcome, filledIn: { plate: normalPlate(plate), values: all } };
}
