import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { paths, vehiclesPath } from '@/lib/paths';
import { NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { FavouriteButton } from '../../favourites/favourite-button';
import { Breadcrumb } from '../../layout/breadcrumb';
import { iconButton } from '../../ui/button';
import { ShareButton } from '../share-button';
import { BackLink } from './back-link';

/** Back link, breadcrumb, Share and Favourite. */
export function TopBar({ vehicle }: { vehicle: VehicleDetail }) {
  const { id, make } = vehicle;
  const title = vehicleTitle(vehicle);
  return (
    <div className="flex flex-wrap items-center gap-x-6 py-2 print:hidden">
      <BackLink />
      <div className="max-md:order-last max-md:w-full max-md:pb-2 [&>nav]:pt-0">
        <Breadcrumb
          above={[
            { label: 'Home', href: paths.home },
            { label: 'Vehicles', href: paths.vehicles },
            { label: make, href: vehiclesPath(serialiseFilters({ ...NO_FILTERS, make })) },
          ]}
          here={title}
        />
      </div>
      <div className="-mr-[10px] ml-auto flex gap-1">
        <ShareButton title={title} path={paths.vehicle(id)} className={iconButton} />
        <FavouriteButton id={id} title={title} className={iconButton} />
      </div>
    </div>
  );
}
