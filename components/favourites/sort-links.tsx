import { FAVOURITE_SORTS, type FavouriteSort } from '@/lib/favourites/sorts';
import { favouritesPath } from '@/lib/paths';
import { chip } from '../ui/button';
import { Link } from '../ui/link';

const SORTS = Object.entries(FAVOURITE_SORTS) as [FavouriteSort, string][];

/** The links that sort the favourites; they work without scripts. */
export function SortLinks({ sort }: { sort: FavouriteSort }) {
  return (
    <nav aria-label="Sort favourites" className="mb-6 flex flex-wrap gap-2">
      {SORTS.map(([name, label]) => (
        <Link
          key={name}
          href={favouritesPath(name)}
          aria-current={name === sort}
          className={chip}
          replace
          scroll={false}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
