import type { Route } from 'next';
import { formatDate, formatPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import { paths } from '@/lib/paths';
import type { DayActivity } from '@/lib/selling/activity';
import type { ListedVehicle } from '@/lib/selling/own-listings';
import { lookName } from '@/lib/showroom/picture';
import { lookOf } from '@/lib/showroom/vehicle-look';
import { NumberPlate } from '../listings/number-plate';
import { VehiclePicture } from '../listings/vehicle-picture';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { ListingActions } from './listing-actions';
import { ListingActivity } from './listing-activity';
import { ListingState } from './listing-state';

type Props = {
  listing: ListedVehicle;
  /** Each of the last days. */
  days: DayActivity[];
  /** The list to return to, as its query. */
  view: string;
  appealPath: Route | null;
};

function sinceText({ status, createdAt, updatedAt, wentOn }: ListedVehicle) {
  if (status === 'draft') return `Started ${formatDate(createdAt)}`;
  if (status === 'active') return `Listed ${formatDate(createdAt)}`;
  return `Off the site since ${formatDate(wentOn ?? updatedAt)}`;
}

/** The page that shows what the listing is: the public one, or a draft's last step. */
const pageOf = ({ id, status }: ListedVehicle) =>
  ({ active: paths.vehicle(id), draft: paths.sellStep(id, 'check') })[status as string];

/** One of the user's listings, with its figures and what can be done with it. */
export function OwnListing({ listing, days, view, appealPath }: Props) {
  const { status, price, registrationNumber, location, updatedAt, wentOn } = listing;
  const title = vehicleTitle(listing);
  const page = listing.isTakenDown ? undefined : pageOf(listing);
  const wasPublic = status === 'active' || wentOn !== null;
  return (
    <article className="grid gap-x-6 gap-y-4 border-t border-line py-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="max-sm:max-w-56">
        <VehiclePicture
          look={lookName(lookOf(listing))}
          imageUrl={listing.imageUrl}
          alt=""
          sizes="224px"
        />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h3 className="text-title text-balance">
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
          <p className="tabular mt-1 font-head text-title/tight font-semibold text-signal">
            {price === null ? 'No price yet' : formatPrice(price)}
          </p>
          <ul className="dotted mt-1 text-small text-ink-2">
            {location && (
              <li>
                <Icon name="map-pin" className="mr-1 inline size-[15px]" />
                {location}
              </li>
            )}
            <li>{sinceText(listing)}</li>
            <li>Last changed {formatDate(updatedAt)}</li>
          </ul>
        </div>
        <ListingState {...{ listing, title, view, appealPath }} />
        {wasPublic && <ListingActivity title={title} days={days} />}
        <ListingActions {...{ listing, title, view }} />
      </div>
    </article>
  );
}
