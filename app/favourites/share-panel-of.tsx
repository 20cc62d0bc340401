import { SharePanel } from '@/components/shortlist/share-panel';
import { currentUser } from '@/lib/core/session/current-user';
import { env } from '@/lib/env';
import type { FavouriteCar } from '@/lib/favourites/types';
import { paths } from '@/lib/paths';
import { firstNameOf } from '@/lib/shortlist/describe';
import { getOwnShortlist } from '@/lib/shortlist/queries';

/**
 * The panel that shares the user's favourites; null without any, unless they are shared. Throws
 * BackendError.
 */
export async function sharePanelOf(cars: FavouriteCar[]) {
  const [user, shortlist] = await Promise.all([currentUser(), getOwnShortlist()]);
  if (!user || (cars.length === 0 && !shortlist)) return null;
  const path = shortlist && paths.shortlist(shortlist.token);
  return (
    <div className="mb-10">
      <SharePanel
        shortlist={shortlist && path && { ...shortlist, path, url: `${env.siteUrl()}${path}` }}
        firstName={firstNameOf(user.fullName)}
        cars={cars.map(({ id, title }, index) => ({
          id,
          title: title ?? `Car ${index + 1} of this list`,
        }))}
      />
    </div>
  );
}
