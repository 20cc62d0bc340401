import { type Filters, serialiseFilters } from '@/lib/search/filters';
import { Notice } from '../feedback/notice';
import { FilterLink } from './filter-link';

type Props = {
  /** The filters, with the canonical name of the place. */
  filters: Filters;
  /** True if the location resolved to coordinates. */
  hasPlace: boolean;
  /** The place as typed if it was read as another word; else empty. */
  misspelt: string;
  /** Other places of that name; for an unknown one, the nearest spellings. */
  otherPlaces: string[];
};

/** Links to the same list around other places. */
function PlaceLinks({ filters, names }: { filters: Filters; names: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {names.map((name) => (
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
}

/** Links to the other places of a name, or says that a place is unknown and links to the nearest spellings. */
export function PlaceNotice({ filters, hasPlace, misspelt, otherPlaces }: Props) {
  const { location } = filters;
  if (!location) return null;
  if (!hasPlace)
    return (
      <div className="pt-5">
        <Notice title={`We know no place called ${location}`}>
          Distance is not applied.{' '}
          {otherPlaces.length > 0 ? (
            <>
              Did you mean <PlaceLinks filters={filters} names={otherPlaces} />
            </>
          ) : (
            'Try a town or the first half of a postcode.'
          )}
        </Notice>
      </div>
    );
  if (!misspelt && otherPlaces.length === 0) return null;
  return (
    // Narrow screens have one line, which scrolls sideways.
    <div className="-mx-(--gutter) flex items-baseline gap-x-3 overflow-x-auto px-(--gutter) whitespace-nowrap text-ink-2 [scrollbar-width:none] max-lg:*:shrink-0 max-lg:*:flex-nowrap md:pt-3">
      {misspelt && (
        <span>
          We read “{misspelt}” as {location}.
        </span>
      )}
      {otherPlaces.length > 0 && (
        <>
          <span>Or did you mean</span> <PlaceLinks filters={filters} names={otherPlaces} />
        </>
      )}
    </div>
  );
}
