import type { Filters } from '@/lib/search/filters';
import { SORTS } from '@/lib/search/sorts';
import { button } from '../ui/button';

/** The sort order; 'nearest first' requires a location. */
export function SortField({ filters }: { filters: Filters }) {
  const options = Object.entries(SORTS).filter(
    ([value]) => value !== 'distance' || filters.location,
  );
  return (
    <div className="flex min-w-0 flex-1 basis-28 items-center justify-end gap-3">
      <label htmlFor="sort" className="text-small whitespace-nowrap text-ink-3 max-sm:sr-only">
        Sort by
      </label>
      <select
        id="sort"
        name="sort"
        defaultValue={filters.sort}
        className="field field-select min-h-11! w-auto! min-w-0 max-sm:field-sizing-content"
      >
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit" className={button('secondary', 'small', 'only-without-script')}>
        Sort
      </button>
    </div>
  );
}
