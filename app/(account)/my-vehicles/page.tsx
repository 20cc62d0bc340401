import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { PageHeading } from '@/components/account/page-heading';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { Pagination } from '@/components/search/pagination';
import { ListingSearch } from '@/components/selling/listing-search';
import { ListingTabs } from '@/components/selling/listing-tabs';
import { NoListings } from '@/components/selling/no-listings';
import { OutcomeNotice } from '@/components/selling/outcome-notice';
import { OwnListing } from '@/components/selling/own-listing';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/core/session/current-user';
import { formatNumber } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import { decisionToken } from '@/lib/moderation/token';
import { paths } from '@/lib/paths';
import { activityDays, fillDays } from '@/lib/selling/activity';
import {
  type ListedVehicle,
  offersSearch,
  type Query,
  readOutcome,
  readView,
  STATUSES,
  viewPath,
  viewQuery,
} from '@/lib/selling/own-listings';
import {
  getListingActivity,
  getListingsPage,
  getMyListing,
  getMySeller,
} from '@/lib/selling/queries';
import { outcomeText } from '@/lib/selling/status-messages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'My listings',
  description: 'The cars you sell: drafts, for sale, reserved, sold and archived.',
  path: paths.myVehicles,
  index: false,
});

/** Loads the result of the last action, worded for the listing's current state. */
async function loadOutcome(query: Query) {
  const outcome = readOutcome(query);
  if (!outcome) return null;
  const listing = await getMyListing(outcome.id);
  const text = outcomeText(outcome, listing && { ...listing, title: vehicleTitle(listing) });
  return text && { text, isConflict: outcome.is === 'conflict' };
}

const appealPathOf = ({ decisionId }: ListedVehicle) =>
  decisionId ? paths.appeal(decisionToken('appeal', decisionId)) : null;

type Props = { searchParams: Promise<Query> };

async function MyVehiclesPage({ searchParams }: Props) {
  await requireUser(paths.myVehicles);
  const query = await searchParams;
  const view = readView(query);
  const [found, outcome, seller] = await Promise.all([
    getListingsPage(view),
    loadOutcome(query),
    getMySeller(),
  ]);
  const { listings, counts, pages, total } = found;
  if (view.page > pages) redirect(viewPath(view, { page: pages }));
  const days = activityDays();
  const activity =
    total > 0
      ? await getListingActivity(
          days[0],
          listings.map(({ id }) => id),
        )
      : new Map();
  const hasAny = Object.keys(counts).length > 0;
  const isNarrowed = view.search !== '' || view.status !== null;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageHeading title="My listings" />
        <p className="flex flex-wrap gap-3">
          {seller && seller.type !== 'private' && (
            <Link href={paths.stock} className={button('secondary', 'small')}>
              Stock file
            </Link>
          )}
          <Link href={paths.sellerDetails} className={button('secondary', 'small')}>
            Seller details
          </Link>
          {(hasAny || isNarrowed) && (
            <Link href={paths.sell} className={button('primary', 'small')}>
              Sell your car
            </Link>
          )}
        </p>
      </div>
      {outcome && <OutcomeNotice key={outcome.text} {...outcome} />}
      {(hasAny || isNarrowed) && (
        <div className="mt-6 grid gap-5">
          <ListingTabs view={view} found={found} />
          {offersSearch(view, counts) && <ListingSearch key={viewQuery(view)} view={view} />}
        </div>
      )}
      {total === 0 && <NoListings view={view} hasOthers={hasAny} />}
      {(Object.keys(STATUSES) as ListedVehicle['status'][]).map((status) => {
        const group = listings.filter((listing) => listing.status === status);
        if (group.length === 0) return null;
        const count = view.status === 'asked' ? total : (counts[status] ?? 0);
        return (
          <section key={status} aria-labelledby={`status-${status}`} className="mt-10">
            <h2 id={`status-${status}`} className="mb-4 text-title">
              {STATUSES[status]} <span className="text-ink-2">({formatNumber(count)})</span>
            </h2>
            {group.map((listing) => (
              <OwnListing
                key={listing.id}
                listing={listing}
                days={fillDays(days, activity.get(listing.id) ?? [])}
                view={viewQuery(view)}
                appealPath={appealPathOf(listing)}
              />
            ))}
          </section>
        );
      })}
      <Pagination page={view.page} pages={pages} pathOf={(page) => viewPath(view, { page })} />
    </>
  );
}

export default withUnavailable('own listings', MyVehiclesPage, <AccountUnavailable />);
