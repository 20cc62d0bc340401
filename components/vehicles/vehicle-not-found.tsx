import Link from 'next/link';
import { paths } from '@/lib/paths';
import { screens } from '@/lib/screens';
import { MessageScene } from '../layout/message-scene';
import { button } from '../ui/button';

/** A car that is not, or no longer, for sale. */
export function VehicleNotFound() {
  return (
    <MessageScene car="leaving" {...screens.vehicleMissing}>
      <Link href={paths.vehicles} prefetch={false} className={button()}>
        Browse Vehicles
      </Link>
    </MessageScene>
  );
}
