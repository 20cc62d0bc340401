'use server';

import { ActionError, defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { BackendError } from '../core/errors/messages';
import { publicClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';
import { sellerMessages } from './messages';
import { ensureSeller } from './seller';
import { dealerSchema, sellerSchema } from './seller-schema';

/** The public part of a postcode with its town; nothing of none. Refuses one that is not in the gazetteer. */
async function placeOf(postcode: string | null) {
  if (!postcode) return { outward_code: null, location: null };
  const code = postcode.replace(/\s*\d[A-Z]{2}$/, '');
  const known = await withRetry(() =>
    publicClient().from('outcodes').select('town').eq('outcode', code).maybeSingle(),
  );
  const { unknownPostcode } = sellerMessages;
  if (!known) throw new ActionError(unknownPostcode, { postcode: unknownPostcode.text });
  return { outward_code: code, location: known.town };
}

/** Saves what buyers see of the user as a seller, whom the first save opens. */
export const saveSeller = defineAction(
  { name: 'seller details', access: 'user', schema: sellerSchema },
  async ({ name, about, phone, postcode }, user) => {
    const place = await placeOf(postcode);
    const id = await ensureSeller(user);
    const client = await sessionClient();
    await write(
      client
        .from('sellers')
        .update({ name, about, ...place })
        .eq('id', id),
    );
    const contact = { phone, postcode };
    const contacts = client.from('seller_contacts');
    const changed = await write(contacts.update(contact).eq('seller_id', id).select('seller_id'));
    if (changed?.length === 0) await write(contacts.insert({ seller_id: id, ...contact }));
    revalidate(invalidations.sellerDetailsChanged(id));
    return sellerMessages.saved;
  },
);

/** An exclusion constraint: one application of the seller waits. */
const isPending = (error: unknown) => error instanceof BackendError && error.code === '23P01';

/** Applies to be a dealer. A second application while one waits changes nothing. */
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
