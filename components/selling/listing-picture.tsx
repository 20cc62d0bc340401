import { vehicleTitle } from '@/lib/listings/title';
import { paths } from '@/lib/paths';
import type { ListedVehicle } from '@/lib/selling/own-listings';
import { mainPicture } from '@/lib/showroom/pictures/vehicle-look';
import { VehiclePicture } from '../listings/vehicle-picture';
import { Link } from '../ui/link';

/** The first picture of a listing; an illustration has a link below it that adds photographs. */
export function ListingPicture({ listing }: { listing: ListedVehicle }) {
  const { id, status, imageUrl, isTakenDown } = listing;
  return (
    <div className="text-small">
      <VehiclePicture
        {...mainPicture(listing)}
        imageUrl={imageUrl}
        alt=""
        label=""
        sizes="(min-width: 40rem) 208px, 112px"
      />
      {imageUrl === null && <p className="mt-1.5 text-ink-3">Illustration</p>}
      {imageUrl === null && status !== 'sold' && !isTakenDown && (
        <Link
          href={paths.sellStep(id, 'photos')}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          Add photographs<span className="sr-only"> of the {vehicleTitle(listing)}</span>
        </Link>
      )}
    </div>
  );
}
