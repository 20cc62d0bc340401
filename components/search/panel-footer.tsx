'use client';

import { useContext } from 'react';
import { plural } from '@/lib/format';
import { isNarrowed } from '@/lib/search/filters';
import { button } from '../ui/button';
import { FilterContext } from './filter-context';
import { FilterErrors } from './filter-errors';
import { FilterLink } from './filter-link';
import { ERRORS_ID } from './panel';

type Props = {
  /** True if 'Clear All' leads to another page, which begins at its top. */
  scroll?: boolean;
};

/** Validation errors as 'field: message', 'Clear All' while a filter is active, and the button that shows the results. */
export function PanelFooter({ scroll }: Props) {
  const { filters, errors, total } = useContext(FilterContext);
  return (
    <>
      <div role="alert" id={ERRORS_ID} tabIndex={-1}>
        <FilterErrors messages={errors.map(({ label, message }) => `${label}: ${message}`)} />
      </div>
      <div className="flex justify-end gap-3">
        {isNarrowed(filters) && (
          <FilterLink query="" scroll={scroll} className={button('quiet')}>
            Clear All
          </FilterLink>
        )}
        <button type="submit" className={button('primary', 'medium', 'max-md:flex-1')}>
          Show {total === null ? 'cars' : plural(total, 'car')}
        </button>
      </div>
    </>
  );
}
