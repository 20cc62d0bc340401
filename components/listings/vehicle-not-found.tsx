import { screens } from '@/lib/core/errors/screens';
import { paths } from '@/lib/paths';
import { MessageScene } from '../feedback/message-scene';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** The 404 message for a vehicle that is not, or no longer, for sale. */
export function VehicleNotFound() {
  return (
    <MessageScene car="leaving" {...screens.vehicleMissing}>
      <Link href={paths.vehicles} className={button()}>
        Browse Vehicles
      </Link>
    </MessageScene>
  );
}
