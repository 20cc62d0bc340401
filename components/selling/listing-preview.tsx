import { outwardCodeOf, previewSummary } from '@/lib/selling/preview';
import type { OwnListing } from '@/lib/selling/types';
import { cardOf } from '../listings/card';
import { Description } from '../listings/detail/description';
import { FactTiles } from '../listings/detail/fact-tiles';
import { FeatureList } from '../listings/detail/feature-list';
import { SaidHistory } from '../listings/detail/said-history';
import { VehicleHistory } from '../listings/detail/vehicle-history';
import { IllustrationNote } from '../listings/illustration-note';
import { VehicleCard } from '../listings/vehicle-card';
import { WhoSeesWhat } from './who-sees-what';

/** Previews a listing for its seller: its card in the list, and the facts of its public page. */
export function ListingPreview({ listing }: { listing: OwnListing }) {
  const summary = previewSummary(listing);
  const { condition } = listing;
  const place = [listing.location, outwardCodeOf(listing)].filter(Boolean).join(', ');
  if (!summary || condition === null) return null;
  const { registrationNumber, isRegistrationPublic } = listing;
  const vehicle = {
    ...listing,
    ...summary,
    condition,
    registrationNumber: isRegistrationPublic ? registrationNumber : null,
    isRegistrationHidden: !isRegistrationPublic,
  };
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-title">What strangers see</h2>
      <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-[18rem_minmax(0,1fr)]">
        {/* The facts below repeat the card's content; its links lead nowhere before it is public. */}
        <div inert className="max-w-[24rem] rounded-2 border border-line bg-surface p-4">
          <IllustrationNote vehicles={[summary]} className="mb-2" />
          <VehicleCard card={cardOf(summary)} priority />
        </div>
        <div className="grid gap-6">
          <p className="text-pretty text-ink-2">
            This is the car in the list{place && `, in ${place}`}. Its page has the facts below, the
            valuation with its reasons, what the car costs to run and, with a number plate, its MOT
            history.
          </p>
          <WhoSeesWhat listing={listing} />
        </div>
      </div>
      <div className="mt-8">
        <FactTiles vehicle={vehicle} />
        <Description vehicle={vehicle} />
        <FeatureList features={listing.features} />
        <VehicleHistory vehicle={vehicle}>
          <SaidHistory vehicle={vehicle} canAsk={false} />
        </VehicleHistory>
      </div>
    </section>
  );
}
