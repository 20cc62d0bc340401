import { paths } from '@/lib/paths';
import { SELLER_MISSING } from '@/lib/sellers/describe';
import { MessageScene } from '../feedback/message-scene';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** The 404 message for a seller that is unknown, or has nothing for sale. */
export const SellerNotFound = () => (
  <MessageScene car="leaving" {...SELLER_MISSING}>
    <Link href={paths.vehicles} className={button()}>
      Browse Vehicles
    </Link>
  </MessageScene>
);
