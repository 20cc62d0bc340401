import { formatDistance, formatMileage, formatPrice, plural } from '@/lib/format';
import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleSummary } from '@/lib/listings/types';
import { hasUnbeatenBadge } from '@/lib/listings/verdict';
import { paths } from '@/lib/paths';
import { FavouriteButton } from '../favourites/favourite-button';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { CARD_SIZES } from './card-grid';
import { ClaimBadge } from './claim-badge';
import { SellerBadge } from './seller-badge';
import { VehiclePicture } from './vehicle-picture';
import { VerdictLabel } from './verdict-label';

type Props = {
  vehicle: VehicleSummary;
  /** The showroom illustration shown without a seller's picture. */
  look: string;
  /** The verdict in words. */
  verdict: string;
  priority?: boolean;
};

/** A vehicle in a grid. Its one link covers the whole card; the heart button is stacked above it. */
export function VehicleCard({ vehicle, look, verdict, priority }: Props) {
  const { id, price, mileage, year, fuelType, transmission, location, distanceMiles } = vehicle;
  const title = vehicleTitle(vehicle);
  const isJudged = vehicle.verdict !== 'none';
  const label = <VerdictLabel verdict={vehicle.verdict}>{verdict}</VerdictLabel>;
  return (
    <article className="group relative flex min-w-0 flex-col">
      <VehiclePicture
        look={look}
        imageUrl={vehicle.imageUrl}
        alt=""
        sizes={CARD_SIZES}
        priority={priority}
        className="after:absolute after:inset-0 after:rounded-[inherit] after:border after:border-transparent after:transition-colors after:duration-(--fast) group-focus-within:after:border-link group-hover:after:border-link"
      />
      <FavouriteButton
        id={id}
        title={title}
        className={`${iconButton} absolute top-1.5 right-1.5 z-2 hover:bg-surface/70`}
      />
      <div className="flex flex-1 flex-col gap-0.5 pt-3.5">
        <p className="tabular font-head text-title/tight font-semibold tracking-tight text-signal">
          {formatPrice(price)}
        </p>
        {isJudged && label}
        <h3 className="text-[1.0625rem]/[1.4] font-semibold">{title}</h3>
        <ul className="tabular flex flex-wrap text-ink-3 [&>li:not(:last-child)]:after:mx-[0.45em] [&>li:not(:last-child)]:after:content-['·']">
          <li>{year}</li>
          <li>{formatMileage(mileage)}</li>
          <li>{FUEL_TYPES[fuelType]}</li>
          <li>{TRANSMISSIONS[transmission]}</li>
          <li>{BODY_TYPES[vehicle.bodyType]}</li>
          {vehicle.seats !== null && <li>{plural(vehicle.seats, 'seat')}</li>}
        </ul>
        {!isJudged && label}
        {location && (
          <p className="flex items-center gap-1.5 text-ink-3">
            <Icon name="map-pin" className="size-[15px]" />
            {location}
            {distanceMiles !== null && <span>· {formatDistance(distanceMiles)}</span>}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2.5 sm:flex-col sm:items-start">
          <span className="flex flex-wrap gap-1.5">
            <SellerBadge sellerType={vehicle.sellerType} />
            {vehicle.isVerified && <ClaimBadge icon="scale">AI Verified</ClaimBadge>}
            {hasUnbeatenBadge(vehicle.isUnbeaten, vehicle.verdict) && (
              <ClaimBadge icon="unbeaten">Unbeaten</ClaimBadge>
            )}
          </span>
          <Link
            href={paths.vehicle(id)}
            className="inline-flex items-center gap-1.5 font-semibold text-link underline-offset-4 group-hover:underline after:absolute after:inset-0 after:z-1 after:rounded-2 focus-visible:outline-0 focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-link"
          >
            View Details <span className="sr-only">of {title}</span>
            <Icon name="arrow-right" />
          </Link>
        </div>
      </div>
    </article>
  );
}
