import type { ReactNode } from 'react';
import { screens } from '@/lib/core/errors/screens';
import { plural } from '@/lib/format';
import type { VehicleSummary } from '@/lib/listings/types';
import { VehicleGrid } from '../listings/vehicle-grid';
import { button } from '../ui/button';
import { FilterLink } from './filter-link';

type Props = {
  /** True if the list has no vehicles at all. */
  isEmpty: boolean;
  /** Changes of the filters that find more, with the query of the list. */
  changes: { label: string; query: string; total: number }[];
  /** The link that saves the search of an empty list. */
  alert?: ReactNode;
  /** Vehicles that the first changes find. */
  nearest: VehicleSummary[];
  nearestHeading: string;
};

const capitalised = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

/** Leads on from a short or empty list: links that change one filter or clear all, and the nearest vehicles. */
export function FewResults({ isEmpty, changes, alert, nearest, nearestHeading }: Props) {
  if (!isEmpty && changes.length === 0) return null;
  return (
    <section aria-label="More cars" className={isEmpty ? '' : 'mt-12 border-t border-line pt-8'}>
      {isEmpty && <p className="text-lead">{screens.listEmpty}</p>}
      {isEmpty && alert && <p className="mt-3">{alert}</p>}
      {changes.length > 0 && (
        <h2 className={isEmpty ? 'mt-5 font-text! text-input font-semibold' : 'text-title'}>
          {isEmpty ? 'Change one filter:' : 'Too few? Change one filter:'}
        </h2>
      )}
      <ul className="mt-3 flex flex-wrap gap-2">
        {changes.map(({ label, query, total }) => (
          <li key={query} className="max-w-full">
            <FilterLink
              query={query}
              scroll
              className="tabular inline-flex min-h-11 items-center rounded-2 border border-line-strong px-4 py-1.5 font-medium wrap-anywhere hover:border-ink"
            >
              {`${capitalised(label)}: ${plural(total, 'car')}`}
            </FilterLink>
          </li>
        ))}
        {isEmpty && (
          <li>
            <FilterLink query="" className={button('quiet', 'small', 'underline')}>
              Clear Filters
            </FilterLink>
          </li>
        )}
      </ul>
      {nearest.length > 0 && (
        <>
          <h2 className="mt-10 mb-6 text-title">{nearestHeading}</h2>
          <VehicleGrid vehicles={nearest} columns={3} isSwiped />
        </>
      )}
    </section>
  );
}
