import { errorTitle } from '@/lib/core/errors/error-title';
import { paths } from '@/lib/paths';
import { MessageScene } from '../feedback/message-scene';
import { RetryLink } from '../feedback/retry-link';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** The vehicle page when the backend is down: a 503, not the 404 of a missing vehicle. */
export function VehicleUnavailable({ path }: { path: string }) {
  return (
    <MessageScene
      status={503}
      car="standing"
      title={errorTitle}
      text="This vehicle could not be loaded just now. It may well still be for sale: try again in a moment."
    >
      <RetryLink href={path} label="Try Again" />
      <a href={path} className={button('secondary')}>
        Refresh Page
      </a>
      <Link href={paths.vehicles} className={button('secondary')}>
        Browse Vehicles
      </Link>
    </MessageScene>
  );
}
