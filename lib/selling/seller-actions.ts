'use server';

import { ActionError, defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { BackendError } from '../core/errors/messages';
import { storedPhoneSchema } from '../core/stored-phone';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { sellerMessages, sellerRefusal } from './messages';
import { ensureSeller } from './seller';
import { dealerSchema, sellerSchema } from './seller-schema';

/** Saves the details that buyers see of the user; the first save creates the seller. */
export const saveSeller = defineAction(
  {
    name: 'seller details',
    access: 'user',
    schema: sellerSchema.extend({ phone: storedPhoneSchema }),
  },
  async ({ name, about, phone, postcode }) => {
    const given = {
      p_name: name,
      ...(about && { p_about: about }),
      ...(phone && { p_phone: phone }),
      ...(postcode && { p_postcode: postcode }),
    };
    const client = await sessionClient();
    const id = await write(client.rpc('save_seller', given)).catch((error: unknown) => {
      const refusal = sellerRefusal(error);
      if (!refusal) throw error;
      const { field, message } = refusal;
      throw new ActionError(message, { [field]: message.text });
    });
    if (id) revalidate(invalidations.sellerDetailsChanged(id));
    return sellerMessages.saved;
  },
);

/** Whether an exclusion constraint failed: one application of the seller is pending. */
const isPending = (error: unknown) => error instanceof BackendError && error.code === '23P01';

/** Applies to be a dealer. A second application while one is pending changes nothing. */
export const applyAsDealer = defineAction(
  { name: 'dealer application', access: 'user', schema: dealerSchema },
  async ({ companyName, companyNumber, message }, user) => {
    const seller_id = await ensureSeller(user);
    const client = await sessionClient();
    const application = { company_name: companyName, company_number: companyNumber, message };
    await write(client.from('dealer_applications').insert({ seller_id, ...application })).catch(
      (error: unknown) => {
        if (isPending(error)) throw new ActionError(sellerMessages.alreadyApplied);
        throw error;
      },
    );
    revalidate(invalidations.dealerApplied());
    return sellerMessages.applied;
  },
);
