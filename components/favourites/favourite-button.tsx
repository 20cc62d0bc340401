'use client';

import { toggleFavourite } from '@/lib/favourites/favourites';
import { useFavouriteIds } from '@/lib/favourites/store';
import { cx } from '@/lib/utils';
import { Icon } from '../ui/icon';

type Props = {
  id: string;
  title: string;
  className: string;
  /** Shown beside the heart, except on a phone. The button's name begins with the same word. */
  word?: 'Favourite';
};

/** Keeps a car, or lets it go: the heart is filled while it is kept. */
export function FavouriteButton({ id, title, className, word }: Props) {
  const kept = useFavouriteIds().includes(id);
  return (
    <button
      type="button"
      className={cx('needs-script', className)}
      aria-pressed={kept}
      aria-label={`Favourite: ${title}`}
      onClick={() => toggleFavourite(id)}
    >
      <Icon
        name="heart"
        className={cx('size-5', kept && 'text-signal [--icon-fill:currentColor]')}
      />
      {word && <span className="max-md:hidden">{word}</span>}
    </button>
  );
}
