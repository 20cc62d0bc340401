import Link from 'next/link';
import { paths } from '@/lib/paths';
import { screens } from '@/lib/screens';
import { MessageScene } from '../layout/message-scene';
import { button } from '../ui/button';
import { RetryLink } from '../ui/retry-link';

/** A car's page when the backend does not answer: never to be mistaken for a car that is gone. */
export function VehicleUnavailable({ path }: { path: string }) {
  return (
    <MessageScene
      unavailable
      car="standing"
      title={screens.crashed}
      text="This vehicle could not be loaded just now. It may well still be for sale: try again in a moment."
    >
      <RetryLink href={path} label="Try Again" />
      <Link href={paths.vehicles} prefetch={false} className={button('secondary')}>
        Browse Vehicles
      </Link>
    </MessageScene>
  );
}
