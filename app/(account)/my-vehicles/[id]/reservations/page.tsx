import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { PageHeading } from '@/components/account/page-heading';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { ListingReservationsForm } from '@/components/offers/listing-reservations-form';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { londonMoment } from '@/lib/core/london-moment';
import { userOrPostedForm } from '@/lib/core/session/current-user';
import { vehicleTitle } from '@/lib/listings/title';
import { getListingReservations } from '@/lib/offers/queries';
import { paths } from '@/lib/paths';
import { outcomePath, type Query, readView, viewPath, viewQuery } from '@/lib/selling/own-listings';
import { getMyListing } from '@/lib/selling/queries';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Reservations',
  description: 'Says whether buyers may reserve a listing.',
  path: paths.myVehicles,
  index: false,
});

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Query> };

async function ListingReservationsPage({ params, searchParams }: Props) {
  const { id } = await params;
  const user = await userOrPostedForm(paths.listingReservations(id));
  const view = readView(await searchParams);
  const listing = user && (await getMyListing(id));
  if (user && (!listing || listing.isTakenDown))
    redirect(outcomePath(viewQuery(view), { id, is: 'conflict' }));
  const { hours, until } = listing
    ? await getListingReservations(id)
    : { hours: null, until: null };
  return (
    <div className="max-w-xl">
      <PageHeading title={`Reservations of the ${listing ? vehicleTitle(listing) : 'car'}`}>
        {until
          ? `It is reserved until ${londonMoment(until)}. The conversation with the buyer has a button to end that.`
          : 'It is not reserved now.'}
      </PageHeading>
      <ListingReservationsForm
        id={id}
        hours={hours}
        cancel={
          <Link href={viewPath(view, { page: view.page })} className={button('secondary')}>
            Back to My Vehicles
          </Link>
        }
      />
    </div>
  );
}

export default withUnavailable(
  'listing reservations',
  ListingReservationsPage,
  <AccountUnavailable />,
);
