import { paths } from '@/lib/paths';
import { PageUnavailable } from '../feedback/page-unavailable';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** The vehicle page when the backend is down: a 503, not the 404 of a missing vehicle. */
export function VehicleUnavailable() {
  return (
    <PageUnavailable text="This vehicle could not be loaded just now. It may well still be for sale: try again in a moment.">
      <Link href={paths.vehicles} className={button('secondary')}>
        Browse Vehicles
      </Link>
    </PageUnavailable>
  );
}
