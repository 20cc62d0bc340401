import type { VehicleSummary } from '../listings/types';
import { verdictOf } from '../listings/verdict';
import type { OwnListing } from './types';

/** The public half of the postcode. */
export const outwardCodeOf = ({ postcode }: OwnListing) => postcode?.split(' ')[0] ?? null;

/** A listing as a card of the list would show it; null without a price. */
export function previewSummary(listing: OwnListing): VehicleSummary | null {
  const { price, valuation, images } = listing;
  if (price === null) return null;
  const verdict = valuation ? verdictOf(price, valuation) : 'none';
  const [low, high] = valuation?.range80 ?? [0, 0];
  return {
    ...listing,
    price,
    imageUrl: images[0]?.url ?? null,
    distanceMiles: null,
    isVerified: verdict !== 'none' && price >= low && price <= high,
    value: valuation?.value ?? null,
    verdict,
    // The badge is known only once the car is listed among the others.
    isUnbeaten: false,
  };
}
