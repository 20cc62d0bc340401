import { missingFacts, worthAdding } from '@/lib/selling/progress';
import type { OwnListing } from '@/lib/selling/types';
import { GapList } from './gap-list';
import { ListingPreview } from './listing-preview';
import { PublishForm } from './publish-form';

/** The last step: what is missing, what others will see, and Publish. */
export function CheckStep({ listing }: { listing: OwnListing }) {
  const missing = missingFacts(listing);
  return (
    <>
      <div className="grid gap-6">
        <GapList id={listing.id} title="Still missing" gaps={missing} />
        <GapList id={listing.id} title="Buyers look for this too" gaps={worthAdding(listing)} />
      </div>
      {/* AdvertCheck goes here: <AdvertCheck listing={listing} text={listing.description ?? ''} /> */}
      <ListingPreview listing={listing} />
      <div className="mt-12">
        <PublishForm listing={listing} isComplete={missing.length === 0} />
      </div>
    </>
  );
}
