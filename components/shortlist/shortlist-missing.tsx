import { paths } from '@/lib/paths';
import { MessageScene } from '../feedback/message-scene';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** The 404 of an address that opens no shortlist, whether or not it ever did. */
export function ShortlistMissing() {
  return (
    <MessageScene
      car="leaving"
      title="No shortlist here"
      text="This address opens nothing. Ask whoever sent it to you for the one that works."
    >
      <Link href={paths.vehicles} className={button()}>
        Browse Vehicles
      </Link>
      <Link href={paths.home} className={button('secondary')}>
        Return to Home
      </Link>
    </MessageScene>
  );
}
