import { formatPrice } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { StaffVehicle } from '@/lib/staff/types';
import { Link } from '../ui/link';

/** The car that something is about. Only one that is for sale has a page. */
export function VehicleLine({ vehicle }: { vehicle: StaffVehicle | null }) {
  if (!vehicle) return <p className="font-semibold">A listing that is gone</p>;
  const { id, title, price, status } = vehicle;
  return (
    <p>
      {status === 'active' ? (
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
