'use client';

import type { ComponentProps } from 'react';
import { SERVICE_HISTORIES } from '@/lib/listings/constants';
import { CHOICE_LABELS } from '@/lib/search/chips';
import { OWNERS, SEATS } from '@/lib/search/choices';
import { ChoiceField } from './choice-field';
import { SWATCHES } from './colour-swatches';
import { DistanceField } from './distance-field';
import { NumberField } from './number-field';
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

/** The fields of the advanced filters, with the vehicles that each choice would find: see ChoicesContext. */
export function FilterFields() {
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 py-8 md:grid-cols-2 xl:grid-cols-4">
        <RangeField name="price" legend="Price" prefix="£" placeholders={['£0', 'No limit']} />
        <RangeField name="year" legend="Year" placeholders={['Any', 'Any']} />
        <RangeField name="mileage" legend="Mileage" unit="miles" placeholders={['0', 'No limit']} />
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
    </>
  );
}
