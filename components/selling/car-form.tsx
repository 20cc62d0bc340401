'use client';

import { type FormEvent, useState } from 'react';
import type { FormState } from '@/lib/core/actions/form-state';
import { normalPlate } from '@/lib/core/number-plate';
import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import type { FormLabels } from '@/lib/listings/fields';
import type { Make } from '@/lib/listings/types';
import { formatFilledIn } from '@/lib/registry/filled-in';
import { listingFields } from '@/lib/registry/listing-fields';
import { fieldValue } from '@/lib/selling/field-values';
import { sellingMessages } from '@/lib/selling/messages';
import { carSchema } from '@/lib/selling/schema';
import type { OwnListing } from '@/lib/selling/types';
import { SelectField } from '../forms/select-field';
import { TextField } from '../forms/text-field';
import { useSchemaForm } from '../forms/use-schema-form';
import { PlateField } from '../registry/plate-field';
import { button } from '../ui/button';
import { ContactQuestion, SHOW_CONTACTS } from './contact-question';
import { MakeModelFields } from './make-model-fields';
import { HIDE_PLATE, PlateVisibility } from './plate-visibility';
import { StepForm } from './step-form';

const LABELS = {
  registration_number: 'Registration (optional)',
  hide_registration: HIDE_PLATE,
  make_id: 'Make',
  model_id: 'Model',
  year: 'Year',
  trim: 'Trim (optional)',
  show_contacts: SHOW_CONTACTS,
  fuel_type: 'Fuel',
  transmission: 'Transmission',
  body_type: 'Body type',
} satisfies FormLabels<'car'> & Record<'hide_registration' | 'show_contacts', string>;

const CHOOSE = 'Choose';

type TypedIn = Exclude<keyof typeof LABELS, 'hide_registration' | 'show_contacts'>;
type Hidden = 'engine_size' | 'colour' | 'looked_up';

/** The hidden values of a saved car belong to its plate: a look-up of another plate replaces them. */
function filledInOf(listing: OwnListing | null) {
  if (!listing?.registrationNumber) return '';
  const plate = normalPlate(fieldValue(listing, 'registration_number'));
  const engine_size = fieldValue(listing, 'engine_size');
  const colour = fieldValue(listing, 'colour');
  return formatFilledIn({ plate, values: { engine_size, colour } });
}

type Props = {
  /** Saves the step, or looks up the plate if `intent` says so. */
  action: (before: FormState, data: FormData) => Promise<FormState>;
  makes: Make[];
  listing: OwnListing | null;
  version: string;
  /** See PlateField. */
  demoPlates: readonly string[];
};

/** The first step: the car's identity, filled in from its number plate if the registries know it. */
export function CarForm({ action, makes, listing, version, demoPlates }: Props) {
  const saving = useSchemaForm({ action, schema: carSchema, failure: sellingMessages.notSaved });
  const { field } = saving;
  // Names the fields that a look-up has filled in since the form was sent: their errors are dropped.
  const [mended, setMended] = useState<string[]>([]);
  const errors = {
    ...saving.errors,
    ...Object.fromEntries(mended.map((name) => [name, undefined])),
  };
  const savedValue = (name: TypedIn | Hidden) => {
    if (name === 'looked_up') return filledInOf(listing);
    return listing ? fieldValue(listing, name) : undefined;
  };
  const plain = (name: TypedIn | Hidden) => {
    const { defaultValue = savedValue(name), error: _, ...rest } = field(name);
    return { ...rest, defaultValue };
  };
  const input = (name: TypedIn) => ({
    ...plain(name),
    label: LABELS[name],
    error: errors[name],
  });
  const trimField = input('trim');
  const [trim, setTrim] = useState(trimField.defaultValue ?? '');
  const form = {
    ...saving.form,
    onSubmit(event: Parameters<typeof saving.form.onSubmit>[0]) {
      setMended([]);
      saving.form.onSubmit(event);
    },
  };
  const { error: _, ...id } = field('id');
  return (
    <StepForm
      step="car"
      listing={listing}
      version={version}
      labels={LABELS}
      of={{ ...saving, errors, form }}
    >
      {/* Enter presses a form's first button: without JavaScript that would be the look-up. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        Save
      </button>
      <input type="hidden" {...id} defaultValue={listing?.id} />
      {/* Their type is not hidden: React would reset the values that a look-up writes to the default. */}
      {(['engine_size', 'colour', 'looked_up'] as const).map((name) => (
        <input key={name} hidden autoComplete="off" {...plain(name)} />
      ))}
      <PlateField
        {...input('registration_number')}
        fieldsOf={(record) => listingFields(record, makes)}
        filledIn="looked_up"
        demoPlates={demoPlates}
        onFilled={(names) => setMended((before) => [...before, ...names])}
        withoutScript={
          <button
            type="submit"
            name="intent"
            value="look-up"
            className={button('secondary', 'medium')}
          >
            Look up
          </button>
        }
      />
      <PlateVisibility
        error={errors.hide_registration}
        isHidden={
          // A submitted form contains a checkbox only if it was ticked.
          'year' in saving.state.values
            ? saving.state.values.hide_registration === 'on'
            : listing?.isRegistrationPublic === false
        }
      />
      <MakeModelFields makes={makes} make={input('make_id')} model={input('model_id')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...input('year')} inputMode="numeric" autoComplete="off" required />
        <TextField
          {...trimField}
          onInput={({ currentTarget }: FormEvent<HTMLInputElement>) => setTrim(currentTarget.value)}
          autoComplete="off"
          maxLength={60}
          placeholder="Such as Titanium"
        />
      </div>
      <ContactQuestion
        text={trim}
        what="trim"
        saved={listing?.trim}
        values={saving.state.values}
        error={errors.show_contacts}
      />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <SelectField {...input('fuel_type')} options={FUEL_TYPES} none={CHOOSE} required />
        <SelectField {...input('transmission')} options={TRANSMISSIONS} none={CHOOSE} required />
        <SelectField {...input('body_type')} options={BODY_TYPES} none={CHOOSE} required />
      </div>
    </StepForm>
  );
}
