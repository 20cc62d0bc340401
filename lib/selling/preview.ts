import type { VehicleSummary } from '../listings/types';
import { isVerifiedPrice, verdictOf } from '../listings/verdict';
import type { OwnListing } from './types';

/** The public half of the postcode. */
export const outwardCodeOf = ({ postcode }: OwnListing) => postcode?.split(' ')[0] ?? null;

/** A listing as a card of the list would show it; null without a price. */
export function previewSummary(listing: OwnListing): VehicleSummary | null {
  const { price, valuation, images } = listing;
  if (price === null) return null;
  return {
    ...listing,
    price,
    imageUrl: images[0]?.url ?? null,
    distanceMiles: null,
    isVerified: valuation !== null && isVerifiedPrice(price, valuation),
    value: valuation?.value ?? null,
    verdict: valuation ? verdictOf(price, valuation) : 'none',
    // The badge is known only once the car is listed among the others.
    isUnbeaten: false,
    isReserved: false,
  };
}
