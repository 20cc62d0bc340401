'use client';

import { useContext } from 'react';
import { plural } from '@/lib/format';
import { isNarrowed } from '@/lib/search/filters';
import { button } from '../ui/button';
import { FilterContext } from './filter-context';
import { FilterErrors } from './filter-errors';
import { FilterLink } from './filter-link';

/** Validation errors, 'Clear All' while a filter is active, and the button that shows the results. */
export function PanelFooter() {
  const { filters, errors, total } = useContext(FilterContext);
  return (
    <div className="sticky bottom-0 z-2 -mx-(--gutter) mt-auto border-t border-line bg-surface px-(--gutter) py-3 md:static md:border-0 md:pt-0 md:pb-6">
      <FilterErrors errors={errors} />
      <div className="flex justify-end gap-3">
        {isNarrowed(filters) && (
          <FilterLink query="" className={button('quiet')}>
            Clear All
          </FilterLink>
        )}
        <button type="submit" className={button('primary', 'medium', 'max-md:flex-1')}>
          Show {total === null ? 'cars' : plural(total, 'car')}
        </button>
      </div>
    </div>
  );
}
