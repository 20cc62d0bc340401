import { screens } from '@/lib/core/errors/screens';
import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Link } from '../ui/link';
import { MessageScene } from './message-scene';

export function PageNotFound() {
  return (
    <MessageScene
      car="leaving"
      title={screens.pageMissing}
      text="The address may have a slip in it, or what stood here has been driven away."
    >
      <Link href={paths.home} className={button()}>
        Return to Home
      </Link>
      <Link href={paths.vehicles} className={button('secondary')}>
        Browse Vehicles
      </Link>
    </MessageScene>
  );
}
