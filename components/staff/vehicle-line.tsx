import { formatPrice } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { DeletedVehicle, StaffVehicle } from '@/lib/staff/types';
import { Link } from '../ui/link';

/** The vehicle of a report or flag; linked only if it is for sale. */
export function VehicleLine({ vehicle }: { vehicle: StaffVehicle | null }) {
  if (!vehicle) return <p className="font-semibold">A listing that is gone</p>;
  const { id, title, price, isTakenDown } = vehicle;
  const status = isTakenDown ? `${vehicle.status}, taken down` : vehicle.status;
  return (
    <p>
      {vehicle.status === 'active' ? (
        <Link
          href={paths.vehicle(id)}
          className="font-semibold text-link underline underline-offset-3"
        >
          {title}
        </Link>
      ) : (
        <span className="font-semibold">{title}</span>
      )}
      <span className="tabular text-ink-2">
        {' '}
        {formatPrice(price)} · {status}
      </span>
    </p>
  );
}

/** The vehicle of a report whose listing has been deleted. */
export function DeletedVehicleLine({ vehicle }: { vehicle: DeletedVehicle }) {
  return (
    <p className="wrap-anywhere">
      <span className="font-semibold">{vehicle.title}</span>
      <span className="tabular text-ink-2">
        {' '}
        {formatPrice(vehicle.price)} · deleted · seller {vehicle.sellerId}
      </span>
    </p>
  );
}
