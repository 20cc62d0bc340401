'use server';

import { redirect } from 'next/navigation';
import { ActionError, defineAction } from '../core/actions/define-action';
import { logError } from '../core/logging/logger';
import { idSchema } from '../core/schema';
import { setFlash } from '../core/session/cookies';
import { currentUser } from '../core/session/current-user';
import { paths, valuationResultPath, valuationSincePath } from '../paths';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { currentOwnFit } from './current-own-fit';
import { inputsQuery } from './inputs';
import { keepValuation } from './keep-valuation';
import { refuseValuation } from './limits';
import { valuationMessages } from './messages';
import { whyNoFigure } from './no-figure';
import { getMyValuation } from './queries';
import { type ValuationForm, valuationSchema } from './schema';
import { valueCar } from './value-car';

async function enforceLimit() {
  const refusal = await refuseValuation('one');
  if (refusal) throw new ActionError(refusal);
}

const valuationNow = async (form: ValuationForm) => valueCar(form, { own: await currentOwnFit() });

/**
 * Stores the valuation of a signed-in user, and returns whether that succeeded; null without a user
 * or a figure. Logs a failure.
 */
async function saveForUser(form: ValuationForm) {
  if (whyNoFigure(form)) return null;
  try {
    const user = await currentUser();
    if (!user) return null;
    await keepValuation(user.id, form, await valuationNow(form));
    return true;
  } catch (error) {
    logError('keeping a valuation', error);
    return false;
  }
}

/**
 * Values the car of the form, stores the valuation for a signed-in user, and shows the result.
 * `kept=no` in its address means that storing failed.
 */
export const valueMyCar = defineAction(
  { name: 'valuation', access: 'anonymous', schema: valuationSchema },
  async (form) => {
    await enforceLimit();
    const isSaved = await saveForUser(form);
    const query = inputsQuery(form);
    if (isSaved === false) query.set('kept', 'no');
    redirect(valuationResultPath(query));
  },
);

/** Values the car of a stored valuation of the user for today, stores that too and opens it. */
export const valueAgain = defineAction(
  { name: 'valuation', access: 'user', schema: idSchema },
  async ({ id }, user) => {
    await enforceLimit();
    const stored = await getMyValuation(id);
    if (!stored) throw new ActionError(valuationMessages.gone);
    const { inputs, registrationNumber, outwardCode } = stored;
    const none = whyNoFigure(inputs);
    if (none) throw new ActionError({ title: valuationMessages.gone.title, text: none });
    const form = {
      ...inputs,
      registration: registrationNumber ?? undefined,
      postcode: outwardCode ?? undefined,
    };
    const again = await keepValuation(user.id, form, await valuationNow(form));
    redirect(valuationSincePath(again ?? id, id));
  },
);

/** Deletes a valuation of the user. Idempotent. */
export const deleteValuation = defineAction(
  { name: 'valuation deletion', access: 'user', schema: idSchema },
  async ({ id }) => {
    const client = await sessionClient();
    await write(client.from('valuations').delete().eq('id', id));
    await setFlash('valuationDeleted');
    redirect(paths.valuations);
  },
);
