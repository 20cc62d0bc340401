import { paths } from '@/lib/paths';
import { PageUnavailable } from '../feedback/page-unavailable';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** A page of the selling form while the backend is down. */
export function SellingUnavailable() {
  return (
    <PageUnavailable text="Your listings could not be reached just now. Nothing you have saved is lost: try again in a moment.">
      <Link href={paths.home} className={button('secondary')}>
        Go Home
      </Link>
    </PageUnavailable>
  );
}
