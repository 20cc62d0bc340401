import type { EnquiryThread, EnquiryVehicle } from '@/lib/enquiries/types';
import { formatPrice } from '@/lib/format';
import { paths } from '@/lib/paths';
import { mainPicture } from '@/lib/showroom/pictures/vehicle-look';
import { cx } from '@/lib/utils';
import { VehiclePicture } from '../listings/vehicle-picture';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

const ENDED = {
  active: null,
  held: {
    mark: 'Being checked',
    sentence: 'We are checking this advert: pay nothing until we have',
  },
  reserved: { mark: 'Reserved', sentence: 'This car is reserved' },
  sold: { mark: 'Sold', sentence: 'This car is sold' },
  withdrawn: { mark: 'Withdrawn', sentence: 'This car is no longer for sale' },
} satisfies Record<EnquiryVehicle['status'], { mark: string; sentence: string } | null>;

/** The mark and description of a car that is not for sale; null if it is for sale. */
export const endOf = (vehicle: EnquiryVehicle | null) => ENDED[vehicle?.status ?? 'withdrawn'];

type PictureProps = { vehicle: EnquiryVehicle | null; className?: string };

/** The small picture of a conversation's car. */
export function ThreadPicture({ vehicle, className }: PictureProps) {
  if (!vehicle)
    return (
      <div className={cx('grid aspect-3/2 place-items-center rounded-1 bg-sunken', className)}>
        <Icon name="car" className="size-6 text-ink-3" />
      </div>
    );
  const { id, make, model, colour, status } = vehicle;
  const { body_type: bodyType, seller_type: sellerType, image_url: imageUrl } = vehicle;
  return (
    <VehiclePicture
      {...mainPicture({ id, sellerType, bodyType, make, model, colour })}
      imageUrl={imageUrl}
      alt=""
      label=""
      sizes="96px"
      className={cx('rounded-1', status !== 'active' && 'grayscale', className)}
    />
  );
}

export const carName = ({ vehicle_title }: Pick<EnquiryThread, 'vehicle_title'>) =>
  vehicle_title ?? 'A car';

type Props = Pick<EnquiryThread, 'vehicle' | 'vehicle_title'>;

/** The car of a conversation: a link while it is for sale. */
export function ThreadCar({ vehicle, vehicle_title }: Props) {
  const ended = endOf(vehicle);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <ThreadPicture vehicle={vehicle} className="w-18 shrink-0" />
      <p className="min-w-0">
        {vehicle && !ended ? (
          <Link
            href={paths.vehicle(vehicle.id)}
            className="block truncate font-semibold text-link underline-offset-3 hover:underline"
          >
            {carName({ vehicle_title })}
          </Link>
        ) : (
          <span className="block truncate font-semibold">{carName({ vehicle_title })}</span>
        )}
        <span className="tabular text-small text-ink-3">
          {ended?.sentence ?? (vehicle && formatPrice(vehicle.price))}
        </span>
      </p>
    </div>
  );
}
