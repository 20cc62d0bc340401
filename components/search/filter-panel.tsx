import type { ComponentProps } from 'react';
import { SERVICE_HISTORIES } from '@/lib/listings/constants';
import { CHOICE_LABELS } from '@/lib/search/chips';
import { OWNERS, SEATS } from '@/lib/search/choices';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { ChoiceField } from './choice-field';
import { SWATCHES } from './colour-swatches';
import { DistanceField } from './distance-field';
import { NumberField } from './number-field';
import { CLOSE_COMMAND, PANEL_ID } from './panel';
import { PanelFooter } from './panel-footer';
import { RangeField } from './range-field';
import { SelectField } from './select-field';

/** Litres. */
const ENGINES = ['1', '1.2', '1.4', '1.6', '1.8', '2', '2.5', '3', '4', '5'];

const labelled = (values: string[], label: (value: string) => string) =>
  Object.fromEntries(values.map((value) => [value, label(value)]));

const SEAT_LABELS = labelled(SEATS, (seats) => `${seats} or more`);
const OWNER_LABELS = labelled(OWNERS, (owners) => `${owners} at most`);
const ENGINE_LABELS = labelled(ENGINES, (size) => `${Number(size).toFixed(1)} litres`);

const SCROLLED = 'max-md:grid-cols-2 md:-m-1 md:max-h-96 md:overflow-y-auto md:p-1 md:pr-3';
const COLUMN = 'flex min-w-0 flex-col gap-6';

/** The choices of a facet with their labels. */
const Choices = (props: ComponentProps<typeof ChoiceField>) => (
  <ChoiceField labels={CHOICE_LABELS[props.name]} {...props} />
);

/** The advanced filters: inline on wide screens, a bottom drawer on phones, and without scripts the link's target. */
export function FilterPanel() {
  return (
    <dialog
      id={PANEL_ID}
      aria-label="More Filters"
      className="open-without-script m-0 w-full max-w-none scroll-mt-20 bg-surface text-ink backdrop:bg-[#080b09]/55 max-md:fixed max-md:inset-x-0 max-md:top-10 max-md:bottom-0 max-md:h-auto max-md:max-h-none max-md:rounded-t-2 md:border-b md:border-line md:not-[:modal]:static"
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
        </div>
        <div className="grid gap-x-12 gap-y-6 border-t border-line py-8 md:grid-cols-2 xl:grid-cols-4">
          <div className={COLUMN}>
            <Choices name="bodyType" legend="Body type" />
            <SelectField
              name="seatsMin"
              label="Seats"
              all="Any number"
              options={SEATS}
              labels={SEAT_LABELS}
              counted
            />
            <Choices name="doors" legend="Doors" />
          </div>
          <div className={COLUMN}>
            <Choices name="fuel" legend="Fuel type" />
            <Choices name="transmission" legend="Transmission" />
            <fieldset className="grid min-w-0 grid-cols-2 gap-3">
              <legend className="mb-1 font-semibold">Engine</legend>
              <SelectField
                name="engineMin"
                label="From"
                all="Any"
                options={ENGINES}
                labels={ENGINE_LABELS}
              />
              <SelectField
                name="engineMax"
                label="To"
                all="Any"
                options={ENGINES}
                labels={ENGINE_LABELS}
              />
            </fieldset>
            <Choices name="ulez" legend="ULEZ, London" columns="grid-cols-1" />
            <NumberField
              name="taxMax"
              label="Usual road tax up to £ a year"
              placeholder="Any"
              maxLength={6}
            />
          </div>
          <div className={COLUMN}>
            <Choices name="make" legend="Make" columns={SCROLLED} folded />
            <Choices name="model" legend="Model" columns={SCROLLED} folded />
            <Choices name="trim" legend="Trim" columns={SCROLLED} folded />
            <Choices name="colour" legend="Colour" swatches={SWATCHES} columns={SCROLLED} folded />
          </div>
          <div className={COLUMN}>
            <Choices name="sellerType" legend="Seller" />
            <Choices name="serviceHistory" legend="Service history" labels={SERVICE_HISTORIES} />
            <SelectField
              name="ownersMax"
              label="Owners"
              all="Any number"
              options={OWNERS}
              labels={OWNER_LABELS}
              counted
            />
            <Choices name="verdict" legend="Price against valuation" />
          </div>
        </div>
        <div className="border-t border-line py-4">
          <Choices
            name="features"
            legend="Features"
            columns="sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4 xl:gap-x-12"
            folded
          />
        </div>
        <div className="sticky bottom-0 z-2 -mx-(--gutter) mt-auto border-t border-line bg-surface px-(--gutter) py-3 md:static md:border-0 md:pt-0 md:pb-6">
          <PanelFooter />
        </div>
      </div>
    </dialog>
  );
}
