'use server';

import { redirect } from 'next/navigation';
import { ActionError, defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { BackendError, failureOf } from '../core/errors/messages';
import { SCRAP_RULE } from '../listings/write-off';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { isTooManyOpen, sellingMessages } from './messages';
import { type Outcome, outcomePath } from './own-listings';
import { getMyListing } from './queries';
import { refreshListing } from './refresh-listing';
import { statusMessages } from './status-messages';
import { confirmationSchema, deletionSchema, soldSchema, statusSchema } from './status-schema';
import type { ListingStatus } from './types';

/** PostgreSQL error codes. */
const FORBIDDEN = '42501';
const CHECK_VIOLATION = '23514';

function explainStatus(error: unknown) {
  const { code, message } = error instanceof BackendError ? error : { code: '', message: '' };
  if (isTooManyOpen(message)) return sellingMessages.tooManyOpen;
  if (code === FORBIDDEN) return statusMessages.notAllowed;
  if (message.includes(SCRAP_RULE)) return sellingMessages.scrap;
  if (code === CHECK_VIOLATION) return statusMessages.notNow;
  return failureOf(statusMessages.failed, error);
}

/**
 * Shows the list with the result of the action; `status` is null if the listing has changed since
 * its page was shown.
 */
async function showOutcome(view: string, { id, is }: Outcome, status: ListingStatus | null) {
  const isDone = status !== null;
  if (isDone) await refreshListing(id, status);
  else revalidate(invalidations.ownListingShown());
  return redirect(outcomePath(view, { id, is: isDone ? is : 'conflict' }));
}

/** Sets the status of a listing of the user, if it still has the status that its page showed. */
export const changeStatus = defineAction(
  { name: 'change of status', access: 'user', schema: statusSchema, explain: explainStatus },
  async ({ id, from, to, view }) => {
    const vehicles = (await sessionClient()).from('vehicles');
    const changed = await write(
      vehicles.update({ listing_status: to }).eq('id', id).eq('listing_status', from).select('id'),
    );
    return showOutcome(view, { id, is: 'changed' }, changed?.length === 1 ? to : null);
  },
);

/**
 * Marks a listing of the user as sold and stores the price, if given; for a sold one, changes the
 * price.
 */
export const markSold = defineAction(
  { name: 'sale', access: 'user', schema: soldSchema, explain: explainStatus },
  async ({ id, from, price, view }) => {
    const sale = { p_id: id, p_from: from, ...(price && { p_price: Number(price) }) };
    const isDone = await write((await sessionClient()).rpc('mark_sold', sale));
    return showOutcome(view, { id, is: 'changed' }, isDone ? 'sold' : null);
  },
);

/** Deletes a listing of the user permanently. */
export const deleteListing = defineAction(
  { name: 'deletion', access: 'user', schema: deletionSchema, explain: explainStatus },
  async ({ id, from, view }) => {
    const vehicles = (await sessionClient()).from('vehicles');
    const deleted = await write(
      vehicles.delete().eq('id', id).eq('listing_status', from).select('id'),
    );
    const isDone = deleted?.length === 1;
    // The listing is unchanged: its policy refuses a deletion while a report is open.
    if (!isDone && (await getMyListing(id))?.status === from)
      throw new ActionError(statusMessages.notDeleted);
    return showOutcome(view, { id, is: 'deleted' }, isDone ? from : null);
  },
);

/** Confirms that a listing of the user is still for sale. */
export const confirmForSale = defineAction(
  { name: 'confirmation', access: 'user', schema: confirmationSchema, explain: explainStatus },
  async ({ id, view }) => {
    const isDone = await write((await sessionClient()).rpc('confirm_for_sale', { p_id: id }));
    revalidate(invalidations.ownListingShown());
    redirect(outcomePath(view, { id, is: isDone ? 'confirmed' : 'conflict' }));
  },
);
