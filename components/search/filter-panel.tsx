import { BODY_TYPES, FILTER_BODY_TYPES } from '@/lib/listings/constants';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { DistanceField } from './distance-field';
import { ModelField } from './model-field';
import { NumberField } from './number-field';
import { CLOSE_COMMAND, PANEL_ID } from './panel';
import { PanelFooter } from './panel-footer';
import { RangeField } from './range-field';
import { SelectField } from './select-field';
import { VerdictField } from './verdict-field';

/** The advanced filters: inline on wide screens, a bottom drawer on phones. */
export function FilterPanel() {
  return (
    <dialog
      id={PANEL_ID}
      aria-label="More Filters"
      className="open-without-script m-0 w-full max-w-none bg-surface text-ink backdrop:bg-[#080b09]/55 max-md:fixed max-md:inset-x-0 max-md:top-10 max-md:bottom-0 max-md:h-auto max-md:max-h-none max-md:rounded-t-2 md:border-b md:border-line md:not-[:modal]:static"
    >
      <div className="wrap max-md:flex max-md:min-h-full max-md:flex-col">
        <div className="sticky top-0 z-2 -mx-(--gutter) flex h-16 items-center justify-between border-b border-line bg-surface px-(--gutter) md:hidden">
          <h2 className="text-lead">Filters</h2>
          <button
            type="button"
            {...CLOSE_COMMAND}
            className={`${iconButton} needs-script`}
            aria-label="Close filters"
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        <div className="grid gap-x-12 gap-y-8 py-8 md:grid-cols-2 xl:grid-cols-4">
          <RangeField name="price" legend="Price" prefix="£" placeholders={['£0', 'No limit']} />
          <RangeField name="year" legend="Year" placeholders={['Any', 'Any']} />
          <RangeField
            name="mileage"
            legend="Mileage"
            unit="miles"
            placeholders={['0', 'No limit']}
          />
          <DistanceField />
          <SelectField
            name="bodyType"
            label="Body type"
            all="All body types"
            options={FILTER_BODY_TYPES}
            labels={BODY_TYPES}
          />
          <ModelField />
          <VerdictField />
          <NumberField
            name="taxMax"
            label="Usual road tax up to £ a year"
            placeholder="Any"
            maxLength={6}
          />
        </div>
        <div className="sticky bottom-0 z-2 -mx-(--gutter) mt-auto border-t border-line bg-surface px-(--gutter) py-3 md:static md:border-0 md:pt-0 md:pb-6">
          <PanelFooter />
        </div>
      </div>
    </dialog>
  );
}
