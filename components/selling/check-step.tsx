import type { AdvertFacts } from '@/lib/adverts/types';
import { contactNotes } from '@/lib/listings/contacts';
import { missingFacts, worthAdding } from '@/lib/selling/progress';
import type { OwnListing } from '@/lib/selling/types';
import { AdvertCheck } from './advert-check';
import { GapList } from './gap-list';
import { ListingPreview } from './listing-preview';
import { PublishForm } from './publish-form';

type Props = {
  listing: OwnListing;
  /** The fields that the description is checked against. */
  facts: AdvertFacts;
};

/** The last step: the missing facts, a preview of the public listing, and Publish. */
export function CheckStep({ listing, facts }: Props) {
  const missing = missingFacts(listing);
  return (
    <>
      <div className="grid gap-6">
        <GapList id={listing.id} title="Still missing" gaps={missing} />
        <GapList id={listing.id} title="Buyers look for this too" gaps={worthAdding(listing)} />
        <AdvertCheck facts={facts} text={listing.description ?? ''} />
        {contactNotes(listing).map(({ what, note }) => (
          <p key={what} className="max-w-[66ch] text-pretty">
            {note}
          </p>
        ))}
      </div>
      <ListingPreview listing={listing} />
      <div className="mt-12">
        <PublishForm listing={listing} isComplete={missing.length === 0} />
      </div>
    </>
  );
}
