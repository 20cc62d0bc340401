import { plural } from '@/lib/format';
import { BODY_TYPES, FILTER_BODY_TYPES } from '@/lib/listings/constants';
import { type Filters, isNarrowed } from '@/lib/search/filters';
import { button, iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { DistanceField } from './distance-field';
import { FilterErrors } from './filter-errors';
import { FilterLink } from './filter-link';
import type { FormError } from './filters-from-form';
import { CLOSE_COMMAND, closePanel } from './panel-toggle';
import { RangeField } from './range-field';
import { optionsOf, SelectField } from './select-field';

type Props = {
  filters: Filters;
  /** The year at render time: server and browser must agree during hydration. */
  year: number;
  /** The models of the selected make. */
  models: string[];
  /** Number of matching vehicles; null while unknown. */
  total: number | null;
  errors: FormError[];
};

/** The advanced filters: inline on wide screens, a bottom drawer on phones. */
export function FilterPanel({ filters, year, models, total, errors }: Props) {
  return (
    <div className="wrap max-md:flex max-md:min-h-full max-md:flex-col">
      <div className="sticky top-0 z-2 -mx-(--gutter) flex h-16 items-center justify-between border-b border-line bg-surface px-(--gutter) md:hidden">
        <h2 className="text-lead">Filters</h2>
        <button
          type="button"
          {...CLOSE_COMMAND}
          onClick={closePanel}
          className={`${iconButton} needs-script`}
          aria-label="Close filters"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <div className="grid gap-x-12 gap-y-8 py-8 md:grid-cols-2 xl:grid-cols-4">
        <RangeField
          name="price"
          legend="Price"
          prefix="£"
          placeholders={['£0', 'No limit']}
          filters={filters}
        />
        <RangeField
          name="year"
          legend="Year"
          placeholders={['Any', 'Any']}
          filters={filters}
          max={year}
        />
        <RangeField
          name="mileage"
          legend="Mileage"
          unit="miles"
          placeholders={['0', 'No limit']}
          filters={filters}
        />
        <DistanceField filters={filters} />
        <SelectField
          id="bodyType"
          label="Body type"
          all="All body types"
          value={filters.bodyType}
          options={optionsOf(BODY_TYPES, FILTER_BODY_TYPES, filters.bodyType)}
        />
        <SelectField
          id="model"
          label={filters.make ? `Model of ${filters.make}` : 'Model (choose a make first)'}
          all="All models"
          value={filters.model}
          options={models.map((name) => ({ value: name, label: name }))}
          disabled={!filters.make}
        />
      </div>
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
    </div>
  );
}
