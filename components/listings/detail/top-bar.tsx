import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { paths, vehiclesPath } from '@/lib/paths';
import { NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { Breadcrumb } from '../../layout/breadcrumb';
import { BackLink } from './back-link';

/** Back link and breadcrumb. */
export function TopBar({ vehicle }: { vehicle: VehicleDetail }) {
  const { make } = vehicle;
  return (
    <div className="flex flex-wrap items-center gap-x-6 py-2 print:hidden">
      <BackLink />
      <div className="max-md:w-full max-md:pb-2 [&>nav]:pt-0">
        <Breadcrumb
          above={[
            { label: 'Home', href: paths.home },
            { label: 'Vehicles', href: paths.vehicles },
            { label: make, href: vehiclesPath(serialiseFilters({ ...NO_FILTERS, make })) },
          ]}
          here={vehicleTitle(vehicle)}
        />
      </div>
    </div>
  );
}
