'use client';

import { type FormEvent, useState } from 'react';
import { COLOURS, CONDITIONS, SERVICE_HISTORIES } from '@/lib/listings/constants';
import type { FormLabels } from '@/lib/listings/fields';
import { saveDetails } from '@/lib/selling/actions';
import { fieldValue } from '@/lib/selling/field-values';
import { sellingMessages } from '@/lib/selling/messages';
import { detailsFormSchemaOf } from '@/lib/selling/schema';
import type { OwnListing } from '@/lib/selling/types';
import { SelectField } from '../forms/select-field';
import { TextAreaField } from '../forms/text-area-field';
import { TextField } from '../forms/text-field';
import { useSchemaForm } from '../forms/use-schema-form';
import { ContactQuestion, SHOW_CONTACTS } from './contact-question';
import { FeatureBoxes } from './feature-boxes';
import { SaidFields } from './said-fields';
import { StepForm } from './step-form';

const LABELS = {
  mileage: 'Mileage',
  condition: 'Condition',
  engine_size: 'Engine size (optional)',
  colour: 'Colour (optional)',
  doors: 'Doors (optional)',
  seats: 'Seats (optional)',
  owners: 'Owners (optional)',
  service_history: 'Service history (optional)',
  mot_expiry: 'MOT expiry (optional)',
  write_off: 'Insurance write-off (optional)',
  keys: 'Keys (optional)',
  v5c_in_name: 'V5C log book in your name (optional)',
  finance_owed: 'Finance owed on it (optional)',
  is_import: 'Imported (optional)',
  is_first_owner: 'You are its first owner (optional)',
  other_features: 'Other features, one a line (optional)',
  show_contacts: SHOW_CONTACTS,
} satisfies FormLabels<'details'> & { other_features: string; show_contacts: string };

const toOptions = (...numbers: number[]) =>
  Object.fromEntries(numbers.map((number) => [number, String(number)]));
const DOORS = toOptions(2, 3, 4, 5, 6);
const SEATS = toOptions(1, 2, 3, 4, 5, 6, 7, 8, 9);
const NOT_GIVEN = 'Not given';

type Props = {
  listing: OwnListing;
  version: string;
  /** The features that the list's filter offers. */
  offered: string[];
};

/** The second step: the car's details. */
export function DetailsForm({ listing, version, offered }: Props) {
  const form = useSchemaForm({
    action: saveDetails,
    schema: detailsFormSchemaOf(listing),
    failure: sellingMessages.notSaved,
  });
  const { field, errors, state } = form;
  const others = listing.features.filter((feature) => !offered.includes(feature));
  const savedValue = (name: Exclude<keyof typeof LABELS, 'show_contacts'>) =>
    name === 'other_features' ? others.join('\n') : fieldValue(listing, name);
  const input = (name: Exclude<keyof typeof LABELS, 'show_contacts'>) => {
    const { defaultValue = savedValue(name), ...rest } = field(name);
    return { ...rest, defaultValue, label: LABELS[name] };
  };
  const otherFeatures = input('other_features');
  const [text, setText] = useState(otherFeatures.defaultValue);
  const { error: _, ...id } = field('id');
  return (
    <StepForm step="details" listing={listing} version={version} labels={LABELS} of={form}>
      <input type="hidden" {...id} defaultValue={listing.id} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...input('mileage')}
          inputMode="numeric"
          autoComplete="off"
          placeholder="In miles"
          required
        />
        <SelectField {...input('condition')} options={CONDITIONS} none="Choose" required />
        <TextField
          {...input('engine_size')}
          inputMode="decimal"
          autoComplete="off"
          placeholder="In litres, such as 1.6"
        />
        <SelectField {...input('colour')} options={COLOURS} none={NOT_GIVEN} />
        <SelectField {...input('doors')} options={DOORS} none={NOT_GIVEN} />
        <SelectField {...input('seats')} options={SEATS} none={NOT_GIVEN} />
        <SelectField {...input('service_history')} options={SERVICE_HISTORIES} none={NOT_GIVEN} />
        <TextField {...input('mot_expiry')} type="date" />
        <TextField
          {...input('owners')}
          inputMode="numeric"
          autoComplete="off"
          hint="Registered keepers so far, you included"
        />
      </div>
      <SaidFields input={input} />
      <FeatureBoxes
        offered={offered}
        chosen={state.values.features?.split('\n') ?? listing.features}
      />
      <TextAreaField
        {...otherFeatures}
        onInput={({ currentTarget }: FormEvent<HTMLTextAreaElement>) =>
          setText(currentTarget.value)
        }
        className="min-h-24"
      />
      <ContactQuestion
        text={text}
        what="features"
        saved={savedValue('other_features')}
        values={state.values}
        error={errors.show_contacts}
      />
    </StepForm>
  );
}
