import 'server-only';
import { invalidations, revalidate } from '../core/cache';
import { logError } from '../core/logging/logger';
import { costListing } from '../running-costs/cost-listing';
import { valueListing } from '../valuation/value-listing';
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
  const results = await Promise.allSettled([valueListing(id), costListing(id)]);
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
