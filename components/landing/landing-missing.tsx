import type { Route } from 'next';
import { paths } from '@/lib/paths';
import { FullPageMessage } from '../feedback/full-page-message';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** The 404 message of a landing page without enough cars; `above` is its parent's path. */
export function LandingMissing({ above }: { above: Route }) {
  return (
    <FullPageMessage
      title="Too Few Cars for a Page"
      text="A page like this needs a few cars for sale, and there are not enough of these just now."
    >
      {above !== paths.vehicles && (
        <Link href={above} className={button()}>
          Show More Like These
        </Link>
      )}
      <Link
        href={paths.vehicles}
        className={button(above === paths.vehicles ? 'primary' : 'secondary')}
      >
        Browse Vehicles
      </Link>
    </FullPageMessage>
  );
}
