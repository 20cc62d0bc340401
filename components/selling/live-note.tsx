import { paths } from '@/lib/paths';
import type { OwnListing } from '@/lib/selling/types';
import { Notice } from '../feedback/notice';
import { Link } from '../ui/link';

/** Explains what saving does to a listing that is or was public. */
export function LiveNote({ listing }: { listing: OwnListing }) {
  if (listing.isTakenDown)
    return (
      <Notice icon="alert" title="Taken down by our staff">
        Nobody else sees this listing. What you save is kept, and not published.
      </Notice>
    );
  if (listing.status === 'sold')
    return (
      <Notice title="Sold">
        The car is no longer for sale. What you save is kept for yourself, and shows only if you
        relist it.
      </Notice>
    );
  if (listing.status !== 'active')
    return (
      <Notice title="Not for sale at the moment">
        What you save is kept, and shows once the car is for sale again.
      </Notice>
    );
  return (
    <Notice title="This listing is public">
      Each Save changes{' '}
      <Link
        href={paths.vehicle(listing.id)}
        className="font-semibold text-link underline underline-offset-3"
      >
        its page
      </Link>{' '}
      at once.
    </Notice>
  );
}
