import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { PageHeading } from '@/components/account/page-heading';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { SoldForm } from '@/components/selling/sold-form';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { userOrPostedForm } from '@/lib/core/session/current-user';
import { vehicleTitle } from '@/lib/listings/title';
import { paths } from '@/lib/paths';
import { outcomePath, type Query, readView, viewPath, viewQuery } from '@/lib/selling/own-listings';
import { getMyListing } from '@/lib/selling/queries';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Mark sold',
  description: 'Marks a listing as sold.',
  path: paths.myVehicles,
  index: false,
});

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Query> };

async function MarkSoldPage({ params, searchParams }: Props) {
  const { id } = await params;
  const user = await userOrPostedForm(paths.markSold(id));
  const view = readView(await searchParams);
  const listing = user && (await getMyListing(id));
  if (user && (!listing || listing.status === 'draft' || listing.isTakenDown))
    redirect(outcomePath(viewQuery(view), { id, is: 'conflict' }));
  const title = listing ? vehicleTitle(listing) : 'car';
  const isSold = listing?.status === 'sold';
  return (
    <div className="max-w-xl">
      <PageHeading title={isSold ? `What the ${title} fetched` : `Mark the ${title} as sold?`}>
        {isSold
          ? 'You can change it as long as the listing exists.'
          : 'Its page then says that it is no longer for sale. You can relist it if the sale falls through.'}
      </PageHeading>
      <SoldForm
        id={id}
        from={listing?.status ?? null}
        view={viewQuery(view)}
        soldPrice={listing?.soldPrice ?? null}
        cancel={
          <Link href={viewPath(view, { page: view.page })} className={button('secondary')}>
            Cancel
          </Link>
        }
      />
    </div>
  );
}

export default withUnavailable('mark sold', MarkSoldPage, <AccountUnavailable />);
