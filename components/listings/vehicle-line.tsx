import { formatPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { mainPicture } from '@/lib/showroom/pictures/vehicle-look';
import { Link } from '../ui/link';
import { VehiclePicture } from './vehicle-picture';

/** The vehicle that a form is about, in one line: small picture, title, price, seller. */
export function VehicleLine({ vehicle }: { vehicle: VehicleDetail }) {
  return (
    <div className="flex items-center gap-4 sm:gap-5">
      <div className="w-28 shrink-0 sm:w-36">
        <VehiclePicture
          {...mainPicture(vehicle)}
          imageUrl={vehicle.images[0]?.url ?? null}
          alt=""
          label=""
          sizes="144px"
          priority
        />
      </div>
      <div className="min-w-0">
        <p className="tabular font-head text-title/tight font-semibold text-signal">
          {formatPrice(vehicle.price)}
        </p>
        <p className="mt-0.5 font-semibold wrap-anywhere">
          <Link href={paths.vehicle(vehicle.id)} className="underline-offset-4 hover:underline">
            {vehicleTitle(vehicle)}
          </Link>
        </p>
        <p className="text-small text-ink-3 wrap-anywhere">{vehicle.seller.name}</p>
      </div>
    </div>
  );
}
