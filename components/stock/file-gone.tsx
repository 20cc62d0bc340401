import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** Shown in place of a file that is no longer stored. */
export const FileGone = () => (
  <div className="mt-6">
    <p className="mb-6 max-w-[56ch] text-pretty text-ink-2">
      A file is kept for an hour, and only for the account that sent it. What was listed from it is
      listed. Send the file again to go on: what is done already is not done twice.
    </p>
    <div className="flex flex-wrap gap-3">
      <Link href={paths.stock} className={button()}>
        Send the file again
      </Link>
      <Link href={paths.myVehicles} className={button('secondary')}>
        My listings
      </Link>
    </div>
  </div>
);
