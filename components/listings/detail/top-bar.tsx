import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { FavouriteButton } from '../../favourites/favourite-button';
import { Breadcrumb, type Crumb } from '../../layout/breadcrumb';
import { iconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { CompareLink } from '../compare-link';
import { ShareButton } from '../share-button';
import { BackLink } from './back-link';

/** Back link, breadcrumb, AR, Compare, Share and Favourite. */
export function TopBar({ vehicle, above }: { vehicle: VehicleDetail; above: Crumb[] }) {
  const { id } = vehicle;
  const title = vehicleTitle(vehicle);
  return (
    <div className="flex flex-wrap items-center gap-x-6 py-2 print:hidden">
      <BackLink />
      {/* A phone has Back, and no line to spare above the picture. */}
      <div className="max-md:hidden [&>nav]:pt-0">
        <Breadcrumb above={above} here={title} />
      </div>
      <div className="-mr-[10px] ml-auto flex flex-wrap justify-end gap-1">
        <Link
          href={paths.showroom(id)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold hover:bg-sunken"
        >
          <Icon name="box" className="size-5" />
          AR
        </Link>
        <CompareLink
          id={id}
          title={title}
          className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold hover:bg-sunken"
        >
          Compare
        </CompareLink>
        <ShareButton title={title} path={paths.vehicle(id)} className={iconButton} />
        <FavouriteButton id={id} title={title} className={iconButton} />
      </div>
    </div>
  );
}
