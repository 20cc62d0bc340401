import { type Filters, serialiseFilters } from '@/lib/search/filters';
import { Notice } from '../feedback/notice';
import { FilterLink } from './filter-link';

type Props = {
  filters: Filters;
  /** The canonical place name. */
  location: string;
  /** Whether the location resolved to coordinates. */
  hasPlace: boolean;
  /** Other places of that name; for an unknown one, the nearest spellings. */
  otherPlaces: string[];
};

/** Says which place distances are from and links to others of its name, or to the nearest spellings of an unknown one. */
export function PlaceNotice({ filters, location, hasPlace, otherPlaces }: Props) {
  const links = (
    <ul className="flex flex-wrap gap-x-6">
      {otherPlaces.map((name) => (
        <li key={name}>
          <FilterLink
            query={serialiseFilters({ ...filters, location: name, page: 1 })}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            {name}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
  if (!filters.location) return null;
  if (!hasPlace)
    return (
      <div className="pt-5">
        <Notice title={`We know no place called ${filters.location}`}>
          Distance is not applied.{' '}
          {otherPlaces.length > 0 ? (
            <>Did you mean {links}</>
          ) : (
            'Try a town or the first half of a postcode.'
          )}
        </Notice>
      </div>
    );
  if (otherPlaces.length === 0 && location.toLowerCase() === filters.location.toLowerCase())
    return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 pt-3 text-ink-2">
      Distances from {location}.{otherPlaces.length > 0 && <> Or did you mean {links}</>}
    </div>
  );
}
