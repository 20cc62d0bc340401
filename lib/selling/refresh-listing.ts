import 'server-only';
import { invalidations, revalidate } from '../core/cache';
import { logError } from '../core/logging/logger';
import { costListings } from '../running-costs/cost-listings';
import { serviceClient } from '../supabase/public';
import { currentOwnFit } from '../valuation/current-own-fit';
import { valueListings } from '../valuation/value-listings';
import { mySellerId } from './seller';
import type { ListingStatus } from './types';

/**
 * Values and costs a changed listing, and revalidates the pages that show it: for a draft only its
 * seller's; after a change of the price alone no lists. Logs calculations that fail: the next `npm
 * run valuation:listings` repeats them. Call it in a server action.
 */
export async function refreshListing(
  id: string,
  status: ListingStatus,
  changed: 'price' | 'listing' = 'listing',
): Promise<void> {
  const client = serviceClient();
  const own = await currentOwnFit();
  const results = await Promise.allSettled([
    valueListings(client, [id], own),
    costListings(client, [id], own),
  ]);
  for (const result of results) {
    if (result.status === 'rejected') logError('valuing a listing', result.reason);
  }
  const { ownListingChanged, ownListingShown, listingRepriced } = invalidations;
  if (status === 'draft') return revalidate(ownListingShown());
  const seller = await mySellerId().catch((error: unknown) => {
    logError('revalidating a seller', error);
    return null;
  });
  revalidate((changed === 'price' ? listingRepriced : ownListingChanged)(id, seller));
}
