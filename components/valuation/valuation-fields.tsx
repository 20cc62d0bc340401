'use client';

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  BODY_TYPES,
  COLOURS,
  CONDITIONS,
  FUEL_TYPES,
  TRANSMISSIONS,
} from '@/lib/listings/constants';
import type { VehicleRecord } from '@/lib/registry/types';
import { cx } from '@/lib/utils';
import type { FilledFields } from '@/lib/valuation/inputs';
import { FormSummary } from '../forms/form-summary';
import { SelectField } from '../forms/select-field';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import type { useActionForm } from '../forms/use-action-form';
import { PlateField } from '../registry/plate-field';
import { button } from '../ui/button';
import type { Appearance } from './car-picture';
import type { Catalogue } from './catalogue';
import { LazyCarPicture } from './lazy-car-picture';

/** Reading the registry's words for colours takes code of its own, loaded with the first record. */
const loadFieldsOf = (record: VehicleRecord) =>
  import('@/lib/registry/form-fields').then(({ formFields }) => formFields(record));

type Field = { name: string; defaultValue: string | undefined; error: string | undefined };
export type ValuationFormProps = {
  catalogue: Catalogue;
  filled?: FilledFields;
  /** See PlateField. */
  demoPlates?: readonly string[];
  /** Phones then show the plate alone until its look-up responds or the user asks for the other fields. */
  isPlateFirst?: boolean;
  /** Shown until the body type is known; rendered on the server, which keeps pictures out of the script. */
  placeholder: ReactNode;
  /** The heading and the text below it. */
  children: ReactNode;
};
type Props = ValuationFormProps & {
  of: Pick<ReturnType<typeof useActionForm>, 'state' | 'errors' | 'summary' | 'pending' | 'form'>;
  field: (name: keyof typeof LABELS) => Field;
};

const LABELS = {
  registration: 'Registration (optional)',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  mileage: 'Mileage',
  fuelType: 'Fuel',
  transmission: 'Transmission',
  bodyType: 'Body type',
  condition: 'Condition',
  engineSize: 'Engine size (optional)',
  colour: 'Colour (optional)',
  askingPrice: 'Asking price (optional)',
  postcode: 'Postcode (optional)',
};

const CHOOSE = 'Choose';

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '');
const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The valuation form: number plate and picture beside the car's facts. */
export function ValuationFields({
  catalogue,
  filled = {},
  demoPlates,
  isPlateFirst,
  placeholder,
  children,
  of,
  field,
}: Props) {
  const { pending, form } = of;
  // Names the fields that a look-up has filled in since the form was sent: their errors are dropped.
  const [mended, setMended] = useState<string[]>([]);
  const errors = { ...of.errors, ...Object.fromEntries(mended.map((name) => [name, undefined])) };
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { make = '', model = '', bodyType = '', colour = '' } = filled;
  const [shown, setShown] = useState<Appearance>({ make, model, bodyType, colour });
  const models = catalogue.find(({ name }) => sameName(name, shown.make))?.models ?? [];

  function show() {
    const data = new FormData(element.current ?? undefined);
    setShown({
      make: textOf(data, 'make'),
      model: textOf(data, 'model'),
      bodyType: textOf(data, 'bodyType'),
      colour: textOf(data, 'colour'),
    });
  }
  // Fields may have been typed in before hydration, or restored by the browser.
  useEffect(show, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    setMended([]);
    form.onSubmit(event);
  }

  const input = (name: keyof typeof LABELS) => {
    const { defaultValue, ...rest } = field(name);
    return {
      ...rest,
      label: LABELS[name],
      defaultValue: defaultValue ?? filled[name],
      error: errors[name],
    };
  };
  const hasErrors = Object.values(errors).some(Boolean);
  const isShort = isPlateFirst && mended.length === 0 && !hasErrors;
  const whenAsked = isShort && 'max-sm:not-group-has-[input:checked]/form:hidden';
  return (
    <form
      {...form}
      ref={element}
      onInput={show}
      onSubmit={submit}
      className="group/form grid gap-x-6 gap-y-6 sm:gap-y-8 lg:grid-cols-12 lg:items-start"
    >
      <div className="grid gap-6 lg:col-span-6 lg:pr-6">
        <div>{children}</div>
        <PlateField
          {...input('registration')}
          fieldsOf={loadFieldsOf}
          demoPlates={demoPlates}
          onFilled={(names) => setMended((before) => [...before, ...names])}
        />
        {isShort && (
          <label
            className={button(
              'secondary',
              'medium',
              'cursor-pointer justify-self-start has-checked:hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link sm:hidden',
            )}
          >
            <input type="checkbox" className="sr-only" />
            Type the facts instead
          </label>
        )}
        <div className={cx(whenAsked)}>
          <LazyCarPicture {...shown} placeholder={placeholder} />
        </div>
      </div>
      <div
        className={cx(
          'grid gap-5 rounded-2 border border-line bg-surface p-5 sm:p-7 lg:col-span-6',
          whenAsked,
        )}
      >
        <FormSummary of={{ ...of, errors }} labels={LABELS} />
        <div className="grid grid-cols-2 items-start gap-4">
          <div className="max-sm:col-span-full">
            <TextField
              {...input('make')}
              list={`${id}-makes`}
              autoComplete="off"
              maxLength={40}
              required
            />
          </div>
          <div className="max-sm:col-span-full">
            <TextField
              {...input('model')}
              list={`${id}-models`}
              autoComplete="off"
              maxLength={40}
              required
            />
          </div>{' '}
          <TextField {...input('year')} inputMode="numeric" autoComplete="off" required />
          <TextField
            {...input('mileage')}
            inputMode="numeric"
            autoComplete="off"
            required
            placeholder="In miles"
          />
          <SelectField {...input('fuelType')} options={FUEL_TYPES} none={CHOOSE} required />
          <SelectField {...input('transmission')} options={TRANSMISSIONS} none={CHOOSE} required />
          <SelectField {...input('bodyType')} options={BODY_TYPES} none={CHOOSE} required />
          <SelectField {...input('condition')} options={CONDITIONS} none={CHOOSE} required />
        </div>
        <div className="grid items-start gap-4 border-t border-line pt-4 sm:grid-cols-2">
          <TextField
            {...input('engineSize')}
            inputMode="decimal"
            autoComplete="off"
            placeholder="In litres, such as 1.6"
            hint="Narrows the range"
          />
          <SelectField
            {...input('colour')}
            options={COLOURS}
            none="Not given"
            hint="Of the picture alone"
          />
          <TextField
            {...input('askingPrice')}
            inputMode="numeric"
            autoComplete="off"
            placeholder="In pounds"
            hint="Gets a verdict"
          />
          <TextField
            {...input('postcode')}
            autoComplete="postal-code"
            maxLength={8}
            hint="Does not change the figure"
          />
        </div>
        <SubmitButton pending={pending} size="large">
          Value this car
        </SubmitButton>
        <datalist id={`${id}-makes`}>
          {catalogue.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <datalist id={`${id}-models`}>
          {models.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
    </form>
  );
}
