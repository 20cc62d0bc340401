import type { Route } from 'next';
import { londonMoment } from '@/lib/core/london-moment';
import { formatDate, formatPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import { conversationPath, paths } from '@/lib/paths';
import type { DayActivity } from '@/lib/selling/activity';
import type { ListedVehicle } from '@/lib/selling/own-listings';
import { NumberPlate } from '../listings/number-plate';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { ListingActions } from './listing-actions';
import { ListingActivity } from './listing-activity';
import { ListingPicture } from './listing-picture';
import { ListingState } from './listing-state';

type Props = {
  listing: ListedVehicle;
  /** One entry for each of the last days. */
  days: DayActivity[];
  /** The query of the list to return to. */
  view: string;
  appealPath: Route | null;
};

function sinceText({ status, createdAt, updatedAt, wentOn }: ListedVehicle) {
  if (status === 'draft') return `Started ${formatDate(createdAt)}`;
  if (status === 'active') return `Listed ${formatDate(createdAt)}`;
  return `Off the site since ${formatDate(wentOn ?? updatedAt)}`;
}

/** The page that shows the listing: the public one, or a draft's last step. */
const pageOf = ({ id, status }: ListedVehicle) =>
  ({ active: paths.vehicle(id), draft: paths.sellStep(id, 'check') })[status as string];

/** One of the user's listings, with its figures and actions. */
export function OwnListing({ listing, days, view, appealPath }: Props) {
  const { status, price, registrationNumber, location, updatedAt, wentOn, reservation } = listing;
  const title = vehicleTitle(listing);
  const page = listing.isTakenDown ? undefined : pageOf(listing);
  const since = sinceText(listing);
  const changed = formatDate(updatedAt);
  const wasPublic = status === 'active' || wentOn !== null;
  return (
    <article className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-x-4 gap-y-4 border-t border-line py-6 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-6">
      <ListingPicture listing={listing} />
      <div className="grid min-w-0 content-start gap-4 max-sm:contents">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h3 className="font-head text-lead font-semibold text-balance sm:text-title">
              {page ? (
                <Link href={page} className="underline-offset-4 hover:underline">
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            {registrationNumber && (
              <span className="text-small [--plate-size:1.6rem]">
                <NumberPlate registration={registrationNumber} />
              </span>
            )}
          </div>
          {price === null ? (
            <p className="mt-1 text-ink-2">No price yet</p>
          ) : (
            <p className="tabular mt-1 font-head text-lead/tight font-semibold text-signal sm:text-title/tight">
              {formatPrice(price)}
            </p>
          )}
          <ul className="mt-1 flex flex-wrap gap-x-4 text-small text-ink-2">
            {location && (
              <li>
                <Icon name="map-pin" className="mr-1 inline size-[15px]" />
                {location}
              </li>
            )}
            <li>{since}</li>
            {!since.endsWith(changed) && <li>Last changed {changed}</li>}
          </ul>
        </div>
        <div className="grid min-w-0 gap-4 max-sm:col-span-2">
          {reservation && (
            <p className="flex flex-wrap items-center gap-x-3 text-pretty">
              Reserved by a buyer until {londonMoment(reservation.until)}.
              <Link
                href={conversationPath(reservation.conversation)}
                className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
              >
                Open the conversation<span className="sr-only"> about the {title}</span>
              </Link>
            </p>
          )}
          <ListingState listing={listing} title={title} view={view} appealPath={appealPath} />
          {wasPublic && <ListingActivity title={title} days={days} />}
          <ListingActions listing={listing} title={title} view={view} />
        </div>
      </div>
    </article>
  );
}
