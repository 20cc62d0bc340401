import type { ReactNode } from 'react';
import { type Filters, serialiseFilters } from '@/lib/search/filters';
import { Notice } from '../feedback/notice';
import { FilterLink } from './filter-link';

type Props = {
  /** With the canonical name of the place. */
  filters: Filters;
  /** The place as typed. */
  typed: string;
  /** Whether the location resolved to coordinates. */
  hasPlace: boolean;
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

const Line = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-3 pt-3 text-ink-2">{children}</div>
);

/** Says which place distances are from and links to others of its name, or to the nearest spellings of an unknown one. */
export function PlaceNotice({ filters, typed, hasPlace, otherPlaces }: Props) {
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
  if (otherPlaces.length === 0 && location.toLowerCase() === typed.toLowerCase()) return null;
  return (
    <Line>
      Distances from {location}.
      {otherPlaces.length > 0 && (
        <>
          {' '}
          Or did you mean <PlaceLinks filters={filters} names={otherPlaces} />
        </>
      )}
    </Line>
  );
}
