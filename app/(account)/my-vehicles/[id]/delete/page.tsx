import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { PageHeading } from '@/components/account/page-heading';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { DeleteListingForm } from '@/components/selling/delete-listing-form';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/core/session/current-user';
import { vehicleTitle } from '@/lib/listings/title';
import { paths } from '@/lib/paths';
import { outcomePath, type Query, readView, viewPath, viewQuery } from '@/lib/selling/own-listings';
import { getMyListing } from '@/lib/selling/queries';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Delete a listing',
  description: 'The last question before a listing is deleted.',
  path: paths.myVehicles,
  index: false,
});

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Query> };

async function DeleteListingPage({ params, searchParams }: Props) {
  const { id } = await params;
  await requireUser(paths.deleteListing(id));
  const view = readView(await searchParams);
  const listing = await getMyListing(id);
  if (!listing || listing.isTakenDown)
    redirect(outcomePath(viewQuery(view), { id, is: 'conflict' }));
  return (
    <div className="max-w-xl">
      <PageHeading title={`Delete the ${vehicleTitle(listing)}?`}>
        {listing.status === 'draft'
          ? 'The draft is deleted for good, with its photographs.'
          : 'The listing is deleted for good, with its photographs and figures. Conversations about it stay. At its address stand its make, model and year and the day it went.'}
      </PageHeading>
      <DeleteListingForm
        id={id}
        from={listing.status}
        view={viewQuery(view)}
        cancel={
          <Link href={viewPath(view, { page: view.page })} className={button('secondary')}>
            Cancel
          </Link>
        }
      />
    </div>
  );
}

export default withUnavailable('delete listing', DeleteListingPage, <AccountUnavailable />);
