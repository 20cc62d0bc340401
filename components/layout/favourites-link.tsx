'use client';

import { useEffect } from 'react';
import { AUTH_HINT_EVENT } from '@/lib/core/session/auth-hint';
import { syncFavourites } from '@/lib/favourites/favourites';
import { useFavouriteIds } from '@/lib/favourites/store';
import { paths } from '@/lib/paths';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

/** The header's link to the favourites, with their number on this device or in the account. */
export function FavouritesLink() {
  const { length } = useFavouriteIds();
  useEffect(() => {
    void syncFavourites();
    window.addEventListener(AUTH_HINT_EVENT, syncFavourites);
    return () => window.removeEventListener(AUTH_HINT_EVENT, syncFavourites);
  }, []);
  return (
    <Link
      href={paths.favourites}
      className={`${iconButton} relative`}
      aria-label={length ? `Favourites, ${length} saved` : 'Favourites'}
    >
      <Icon name="heart" className="size-5" />
      {length > 0 && (
        <span className="tabular absolute top-0.5 right-0 min-w-4.5 rounded-full bg-brand px-1 text-center text-[0.6875rem]/[18px] font-semibold text-on-brand">
          {length}
        </span>
      )}
    </Link>
  );
}
