import { plural } from '@/lib/format';
import type { VehicleSummary } from '@/lib/listings/types';
import { VehicleGrid } from '../listings/vehicle-grid';
import { FilterLink } from './filter-link';

type Props = {
  /** Changes of the filters that find more, with the query of the list. */
  changes: { label: string; query: string; total: number }[];
  /** Vehicles that the first changes find. */
  nearest: VehicleSummary[];
  nearestHeading: string;
};

/** The ways out of a short list: one filter changed, and the nearest vehicles. */
export function FewResults({ changes, nearest, nearestHeading }: Props) {
  if (changes.length === 0 && nearest.length === 0) return null;
  return (
    <section aria-label="More cars" className="mt-12 border-t border-line pt-8">
      {changes.length > 0 && (
        <>
          <h2 className="text-title">Too few? Change one filter:</h2>
          <ul className="mt-4 flex flex-wrap gap-2">
            {changes.map(({ label, query, total }) => (
              <li key={query} className="max-w-full">
                <FilterLink
                  query={query}
                  scroll
                  className="tabular inline-flex min-h-11 items-center rounded-2 border border-line-strong px-4 py-1.5 font-medium wrap-anywhere hover:border-ink"
                >
                  {`${label}: ${plural(total, 'car')}`}
                </FilterLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {nearest.length > 0 && (
        <>
          <h2 className="mt-10 mb-6 text-title">{nearestHeading}</h2>
          <VehicleGrid vehicles={nearest} columns={3} />
        </>
      )}
    </section>
  );
}
