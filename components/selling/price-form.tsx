'use client';

import { type FormEvent, useState } from 'react';
import type { FormLabels } from '@/lib/listings/fields';
import { savePrice } from '@/lib/selling/actions';
import { fieldValue } from '@/lib/selling/field-values';
import { sellingMessages } from '@/lib/selling/messages';
import { isAnswered } from '@/lib/selling/progress';
import { priceSchema } from '@/lib/selling/schema';
import type { OwnListing } from '@/lib/selling/types';
import type { Narrowing } from '@/lib/valuation/describe';
import { whyNoFigure } from '@/lib/valuation/no-figure';
import { TextField } from '../forms/text-field';
import { useSchemaForm } from '../forms/use-schema-form';
import { ContactQuestion, SHOW_CONTACTS } from './contact-question';
import { PriceVerdict } from './price-verdict';
import { StepForm } from './step-form';

const LABELS = {
  price: 'Asking price',
  location: 'Town (optional)',
  postcode: 'Postcode (optional)',
  vin: 'VIN (optional)',
  show_contacts: SHOW_CONTACTS,
} satisfies FormLabels<'price'> & { show_contacts: string };

type Props = {
  listing: OwnListing;
  version: string;
  /** True if the listing, and with it the valuation, was read. */
  isRead: boolean;
  /** The effect of one more fact on the valuation. */
  narrowing: Narrowing | null;
};

/** Parses the price in whole pounds; null while the text is no price. */
function priceOf(text: string) {
  const parsed = priceSchema.shape.price.safeParse(text);
  return parsed.success ? parsed.data : null;
}

/** The fifth step: the price and the location. */
export function PriceForm({ listing, version, isRead, narrowing }: Props) {
  const form = useSchemaForm({
    action: savePrice,
    schema: priceSchema,
    failure: sellingMessages.notSaved,
  });
  const { field, errors, state } = form;
  const input = (name: Exclude<keyof typeof LABELS, 'show_contacts'>) => {
    const { defaultValue = fieldValue(listing, name), ...rest } = field(name);
    return { ...rest, defaultValue, label: LABELS[name] };
  };
  const price = input('price');
  const [typed, setTyped] = useState(price.defaultValue);
  const location = input('location');
  const [town, setTown] = useState(location.defaultValue);
  const { error: _, ...id } = field('id');
  return (
    <StepForm step="price" listing={listing} version={version} labels={LABELS} of={form}>
      <input type="hidden" {...id} defaultValue={listing.id} />
      <input type="hidden" name="sure" value={state.values.sure ?? ''} />
      <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
        <TextField
          {...price}
          onInput={({ currentTarget }: FormEvent<HTMLInputElement>) =>
            setTyped(currentTarget.value)
          }
          inputMode="numeric"
          autoComplete="off"
          placeholder="In whole pounds, such as £12,500"
          className="tabular text-lead font-semibold"
          required
        />
        {isRead && (
          <PriceVerdict
            valuation={listing.valuation}
            whyNone={whyNoFigure(listing)}
            narrowing={narrowing}
            isDetailed={isAnswered(listing, 'details')}
            price={priceOf(typed)}
          />
        )}
      </div>
      <div className="grid items-start gap-5 border-t border-line pt-5 sm:grid-cols-2">
        <TextField
          {...input('postcode')}
          autoComplete="postal-code"
          maxLength={9}
          hint="Only its first half is public"
        />
        <TextField
          {...location}
          onInput={({ currentTarget }: FormEvent<HTMLInputElement>) => setTown(currentTarget.value)}
          autoComplete="address-level2"
          maxLength={100}
          hint="Filled in from the postcode if left empty"
        />
        <TextField
          {...input('vin')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          hint="Never public: only you and our staff see it"
        />
      </div>
      <ContactQuestion
        text={town}
        what="location"
        saved={fieldValue(listing, 'location')}
        values={state.values}
        error={errors.show_contacts}
      />
    </StepForm>
  );
}
