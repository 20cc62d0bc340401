'use server';

import type { FormState } from '@/lib/core/actions/form-state';
import { logError } from '@/lib/core/logging/logger';
import { normalPlate } from '@/lib/core/number-plate';
import { lookUpPlate } from '@/lib/registry/actions';
import { formatFilledIn, parseFilledIn, replaceable } from '@/lib/registry/filled-in';
import { listingFields } from '@/lib/registry/listing-fields';
import { lookUpMessages } from '@/lib/registry/messages';
import { getMakes } from '@/lib/search/queries';
import { saveCar } from '@/lib/selling/actions';
import { carSchema } from '@/lib/selling/schema';

const typedFields = (data: FormData) =>
  Object.fromEntries(
    Object.keys(carSchema.shape).flatMap((name) => {
      const value = data.get(name);
      return typeof value === 'string' ? [[name, value.slice(0, 1000)]] : [];
    }),
  );

/** The form's values from a record, none for an unknown plate; null if the registries did not respond. */
async function answerOf({ result, message }: FormState) {
  if (!result) return message?.title === lookUpMessages.unknown.title ? {} : null;
  const makes = await getMakes().catch((failure: unknown) => {
    logError('look-up', failure);
    return [];
  });
  return listingFields(JSON.parse(result), makes);
}

/** Looks up the plate of a form without JavaScript; fills in fields that are empty or hold another car's values. */
async function lookUpCar(before: FormState, data: FormData): Promise<FormState> {
  const typed = typedFields(data);
  const { registration_number: text = '', looked_up = '' } = typed;
  const plate = normalPlate(text);
  const form = new FormData();
  form.set('registration', plate);
  const { result, ...state } = await lookUpPlate(before, form);
  const { registration: error } = state.fieldErrors;
  const answer = await answerOf({ ...state, ...(result && { result }) });
  if (!answer)
    return { ...state, values: typed, fieldErrors: error ? { registration_number: error } : {} };
  const earlier = parseFilledIn(looked_up);
  const old = replaceable(earlier, plate);
  const own = Object.entries(typed).map(([name, value]) => [
    name,
    value === old[name] ? '' : value,
  ]);
  const values: Record<string, string> = Object.fromEntries(own);
  const filled = Object.fromEntries(Object.entries(answer).filter(([name]) => !values[name]));
  const isSame = earlier.plate === plate;
  const filledIn = { plate, values: { ...(isSame && earlier.values), ...filled } };
  return {
    ...state,
    fieldErrors: {},
    values: { ...values, ...filled, looked_up: formatFilledIn(filledIn) },
    ...(result && {
      message: {
        title: JSON.parse(result).isMadeUp ? 'Found: made-up record of the demo' : 'Found',
        text: 'Filled in where you had typed nothing; check it.',
      },
    }),
  };
}

/** Saves the first step; its second button, for a browser without JavaScript, looks up the number plate. */
export async function submitCar(before: FormState, data: FormData): Promise<FormState> {
  return data.get('intent') === 'look-up' ? lookUpCar(before, data) : saveCar(before, data);
}
