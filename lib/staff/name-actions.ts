'use server';

import { ActionError, defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { BackendError, failureOf } from '../core/errors/messages';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { staffMessages } from './messages';
import { reopenedNameSchema, settledNameSchema } from './schema';

/** Settles a name that dealers' cars wait for. */
export const settleName = defineAction(
  {
    access: 'staff',
    name: 'settle name',
    schema: settledNameSchema,
    explain: (error) => {
      const code = error instanceof BackendError ? error.code : '';
      if (code === 'P0002') return staffMessages.decided;
      return code.startsWith('23') ? staffMessages.noName : failureOf(staffMessages.failed, error);
    },
  },
  async ({ make, model, known, choice, add_make, add_model, same }) => {
    if (choice === 'same' && !same) throw new ActionError(staffMessages.noName);
    const isMake = known === '';
    const names = {
      added: { p_as_make: add_make || make, p_as_model: add_model || model },
      same: isMake ? { p_as_make: same } : { p_as_model: same },
      refused: {},
    }[choice];
    const client = await sessionClient();
    await write(
      client.rpc('settle_catalogue_name', {
        p_make: make,
        p_model: model,
        p_choice: choice,
        ...names,
      }),
    );
    revalidate(invalidations.catalogueNamed());
    // Its models are settled apart.
    if (choice === 'same' && isMake)
      return { title: 'Settled', text: `${make} is read as ${same}.` };
    return { title: 'Settled', text: `${make} ${model} waits no more.` };
  },
);

/** Takes back that a name is refused, or the same as another. */
export const reopenName = defineAction(
  {
    access: 'staff',
    name: 'reopen name',
    schema: reopenedNameSchema,
    explain: (error) =>
      error instanceof BackendError && error.code === 'P0002'
        ? staffMessages.notReopened
        : failureOf(staffMessages.failed, error),
  },
  async ({ make, model }) => {
    const client = await sessionClient();
    await write(client.rpc('reopen_catalogue_name', { p_make_word: make, p_model_word: model }));
    revalidate(invalidations.catalogueNamed());
    return { title: 'Asked again', text: 'Cars that files bring by this name wait again.' };
  },
);
