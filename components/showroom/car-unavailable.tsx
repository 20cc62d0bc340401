import type { Route } from 'next';
import { paths } from '@/lib/paths';
import { PageUnavailable } from '../feedback/page-unavailable';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** Shown for a car for sale while the backend is down. Typical cars need no backend. */
export function CarUnavailable() {
  return (
    <PageUnavailable text="This car could not be loaded just now. It may well still be for sale: try again in a moment. A typical car of its kind can be tried meanwhile.">
      <Link href={`${paths.arShowroom}#cars` as Route} className={button('secondary')}>
        Choose a typical car
      </Link>
    </PageUnavailable>
  );
}
