'use client';

import { toggleFavourite } from '@/lib/favourites/favourites';
import { useFavouriteIds } from '@/lib/favourites/store';
import { cx } from '@/lib/utils';
import { Icon } from '../ui/icon';

type Props = {
  id: string;
  title: string;
  className: string;
};

/** Toggles a favourite; the heart is filled while the vehicle is saved. */
export function FavouriteButton({ id, title, className }: Props) {
  const isFavourite = useFavouriteIds().includes(id);
  return (
    <button
      type="button"
      className={cx('needs-script', className)}
      aria-pressed={isFavourite}
      aria-label={`Favourite: ${title}`}
      onClick={() => toggleFavourite(id)}
    >
      <Icon
        name="heart"
        className={cx('size-5', isFavourite && 'text-signal [--icon-fill:currentColor]')}
      />
    </button>
  );
}
