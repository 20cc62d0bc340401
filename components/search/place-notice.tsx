import { type Filters, serialiseFilters } from '@/lib/search/filters';
import { Notice } from '../feedback/notice';
import { FilterLink } from './filter-link';

type Props = {
  filters: Filters;
  /** The canonical place name. */
  location: string;
  /** Whether the location resolved to coordinates. */
  hasPlace: boolean;
  /** Names of other matching places. */
  otherPlaces: string[];
};

/** Reports an unknown place, or lists the places that share an ambiguous name. */
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
  if (!filters.location || (hasPlace && otherPlaces.length === 0)) return null;
  if (hasPlace)
    return (
      <div className="flex flex-wrap items-center gap-x-3 pt-3 text-ink-2">
        Or did you mean {links}
      </div>
    );
  return (
    <div className="pt-5">
      {otherPlaces.length > 0 ? (
        <Notice title={`Which ${location}?`}>
          Distance is applied once you have chosen.
          {links}
        </Notice>
      ) : (
        <Notice title={`We know no place called ${filters.location}`}>
          Distance is not applied. Try a town or the first half of a postcode.
        </Notice>
      )}
    </div>
  );
}
