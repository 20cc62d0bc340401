import type { VehicleSummary } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { standaloneLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { VehicleGrid } from '../vehicle-grid';

type Props = { vehicles: VehicleSummary[]; columns?: 3 | 4 };

export function SimilarVehicles({ vehicles, columns }: Props) {
  if (vehicles.length === 0) return null;
  return (
    <section className="border-t border-line py-16 sm:py-20 print:hidden">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 className="text-display">Similar vehicles</h2>
          <Link href={paths.vehicles} className={standaloneLink}>
            View All Vehicles
            <Icon name="arrow-right" />
          </Link>
        </div>
        <VehicleGrid vehicles={vehicles} columns={columns} />
      </div>
    </section>
  );
}
