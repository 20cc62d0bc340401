import type { ReactNode } from 'react';
import { formatPrice } from '@/lib/format';
import { paths } from '@/lib/paths';
import { mainPicture } from '@/lib/showroom/pictures/vehicle-look';
import { listingStatusLabels } from '@/lib/staff/labels';
import type { CaseVehicle as Vehicle } from '@/lib/staff/types';
import { VehiclePicture } from '../listings/vehicle-picture';
import { standaloneLink } from '../ui/button';
import { Icon } from '../ui/icon';

type Props = {
  vehicle: Vehicle;
  /** Says more than the status, such as that the listing was taken down. */
  status?: string | undefined;
  children?: ReactNode;
};

/** The vehicle of a case: picture, price, status, and a link to the public page if it has one. */
export function CaseVehicle({ vehicle, status, children }: Props) {
  const { id, make, model, colour } = vehicle;
  const { body_type: bodyType, seller_type: sellerType, image_url: imageUrl } = vehicle;
  const isPublic = vehicle.status === 'active' || vehicle.status === 'reserved';
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
      <VehiclePicture
        {...mainPicture({ id, sellerType, bodyType, make, model, colour })}
        imageUrl={imageUrl}
        alt=""
        label="Illustration"
        sizes="192px"
        className="w-48 shrink-0"
      />
      <div className="grid min-w-52 flex-1 gap-1">
        <p className="tabular font-head text-title/tight font-semibold text-signal">
          {formatPrice(vehicle.price)}
        </p>
        {children}
        <p className="flex flex-wrap items-center gap-x-4 text-small text-ink-2">
          {status ?? listingStatusLabels[vehicle.status]}
          {isPublic && (
            <a href={paths.vehicle(id)} target="_blank" rel="noopener" className={standaloneLink}>
              Public page
              <Icon name="arrow-right" className="size-4" />
              <span className="sr-only"> in a new tab</span>
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
