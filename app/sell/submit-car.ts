'use server';

import type { FormState } from '@/lib/core/actions/form-state';
import { logError } from '@/lib/core/logging/logger';
import { lookUpPlate } from '@/lib/registry/actions';
import { listingFields } from '@/lib/registry/listing-fields';
import { getMakes } from '@/lib/search/queries';
import { saveCar } from '@/lib/selling/actions';
import { carSchema } from '@/lib/selling/schema';

const typedFields = (data: FormData) =>
  Object.fromEntries(
    Object.keys(carSchema.shape).flatMap((name) => {
      const value = data.get(name);
      return typeof value === 'string' ? [[name, value.slice(0, 200)]] : [];
    }),
  );

/** Looks up the plate of a form without JavaScript; fills in what was left empty. */
async function lookUpCar(before: FormState, data: FormData): Promise<FormState> {
  const typed = typedFields(data);
  const plate = new FormData();
  plate.set('registration', typed.registration_number ?? '');
  const { result, ...state } = await lookUpPlate(before, plate);
  const { registration: error } = state.fieldErrors;
  if (!result)
    return { ...state, values: typed, fieldErrors: error ? { registration_number: error } : {} };
  const record = JSON.parse(result);
  const makes = await getMakes().catch((failure: unknown) => {
    logError('look-up', failure);
    return [];
  });
  const empty = Object.entries(listingFields(record, makes)).filter(([name]) => !typed[name]);
  return {
    ...state,
    values: { ...typed, ...Object.fromEntries(empty) },
    message: {
      title: record.isMadeUp ? 'Found: made-up record of the demo' : 'Found',
      text: 'Filled in where you had typed nothing; check it.',
    },
  };
}

/** Saves the first step; its second button, for a browser without JavaScript, looks up the number plate. */
export async function submitCar(before: FormState, data: FormData): Promise<FormState> {
  return data.get('intent') === 'look-up' ? lookUpCar(before, data) : saveCar(before, data);
}
