import { FILTER_FUEL_TYPES, FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import { Icon } from '../ui/icon';
import { PanelToggle } from './panel-toggle';
import { SearchField } from './search-field';
import { SelectField } from './select-field';

/** Search field, three selects and the button that opens the panel. Enter presses the first button, Search. */
export function FilterBar({ makes }: { makes: string[] }) {
  return (
    <div className="z-20 border-y border-line bg-paper md:[@media(min-height:600px)]:sticky md:[@media(min-height:600px)]:top-16 lg:[@media(min-height:600px)]:top-18">
      <div className="wrap grid grid-cols-[minmax(0,1fr)_auto] gap-2 py-2 md:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,5fr)_auto] md:gap-3 md:py-4 xl:grid-cols-[minmax(0,2.4fr)_repeat(3,minmax(0,1fr))_auto]">
        <div className="relative md:col-span-4 xl:col-span-1">
          <label htmlFor="search" className="sr-only">
            Search
          </label>
          <SearchField />
          <button
            type="submit"
            aria-label="Search"
            className="absolute top-0 left-0 grid size-12 place-items-center rounded-1 text-ink-3 hover:text-ink"
          >
            <Icon name="search" className="size-5" />
          </button>
        </div>
        <div className="needs-script hidden md:contents">
          <SelectField name="make" label="Make" all="All makes" options={makes} quick bare />
          <SelectField
            name="fuel"
            label="Fuel type"
            all="All fuel types"
            options={FILTER_FUEL_TYPES}
            labels={FUEL_TYPES}
            quick
            bare
          />
          <SelectField
            name="transmission"
            label="Transmission"
            all="All transmissions"
            options={Object.keys(TRANSMISSIONS)}
            labels={TRANSMISSIONS}
            quick
            bare
          />
        </div>
        <PanelToggle />
      </div>
    </div>
  );
}
