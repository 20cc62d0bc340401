import { formatPrice } from '@/lib/format';
import { listingStatusLabels } from '@/lib/staff/labels';
import { caseKey, staffPath } from '@/lib/staff/paths';
import type { FoundVehicle } from '@/lib/staff/types';
import { NumberPlate } from '../listings/number-plate';
import { Link } from '../ui/link';
import { rowLink } from './staff-section';

/** Listings with plate and status; each leads to its case. */
export function SellerListings({
  vehicles,
}: {
  vehicles: (FoundVehicle & { seller_name?: string })[];
}) {
  return (
    <ul className="border-t border-line">
      {vehicles.map((vehicle) => (
        <li
          key={vehicle.id}
          className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3"
        >
          <div className="min-w-0 flex-1 basis-64">
            <Link
              href={staffPath({ case: caseKey({ kind: 'listing', id: vehicle.id }) })}
              className={`${rowLink} font-semibold`}
            >
              {vehicle.title}
            </Link>
            <p className="tabular text-small text-ink-2 wrap-anywhere">
              {formatPrice(vehicle.price)} ·{' '}
              {vehicle.taken_down_at ? (
                <span className="font-semibold text-danger">Taken down</span>
              ) : (
                listingStatusLabels[vehicle.listing_status]
              )}
              {vehicle.seller_name && ` · ${vehicle.seller_name}`}
            </p>
          </div>
          {vehicle.registration_number && (
            <span className="[--plate-size:28px]">
              <NumberPlate registration={vehicle.registration_number} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
