'use client';

import { saveSeller } from '@/lib/selling/seller-actions';
import { MAX_ABOUT, privateSellerSchema, sellerSchema } from '@/lib/selling/seller-schema';
import type { OwnSeller } from '@/lib/selling/types';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextAreaField } from '../forms/text-area-field';
import { TextField } from '../forms/text-field';
import { useSchemaForm } from '../forms/use-schema-form';

type Props = {
  /** Null after the session has ended: the form then shows the values submitted. */
  seller: Pick<OwnSeller, 'name' | 'type' | 'phone' | 'postcode' | 'about'> | null;
};

const LABELS = {
  name: 'Name that buyers see',
  phone: 'Phone number for buyers',
  postcode: 'Postcode',
  about: 'About you',
};

/** Edits the data of a seller that buyers see. */
export function SellerForm({ seller }: Props) {
  const isPrivate = !seller || seller.type === 'private';
  const schema = isPrivate ? privateSellerSchema : sellerSchema;
  const editing = useSchemaForm({ action: saveSeller, schema });
  const { state, pending, form, field } = editing;
  const typed = state.status === 'done' ? undefined : state.values;
  const value = (name: keyof typeof LABELS) => typed?.[name] ?? seller?.[name] ?? '';
  // The session ended and another form was sent: this form would empty the saved values.
  if (!seller && !state.submissionId) return null;
  return (
    <form {...form} className="grid max-w-xl gap-5">
      <FormSummary of={editing} labels={LABELS} />
      <TextField
        {...field('name')}
        label={LABELS.name}
        defaultValue={value('name')}
        autoComplete="nickname"
        required
        hint={
          isPrivate
            ? 'A first name and an initial are enough. The name of a firm is for dealers.'
            : 'The name of the business.'
        }
      />
      <TextField
        {...field('phone')}
        label={LABELS.phone}
        defaultValue={value('phone')}
        type="tel"
        autoComplete="tel"
        hint="Optional. It is on no page: buyers get it after pressing Call Seller, and how often is limited."
      />
      <TextField
        {...field('postcode')}
        label={LABELS.postcode}
        defaultValue={value('postcode')}
        autoComplete="postal-code"
        autoCapitalize="characters"
        hint="Optional. Buyers see the town and the first half. Each listing has a postcode of its own."
      />
      <TextAreaField
        {...field('about')}
        label={LABELS.about}
        defaultValue={value('about')}
        maxLength={MAX_ABOUT}
        rows={4}
        hint="Optional. Shown on your seller page."
      />
      <SubmitButton pending={pending} className="justify-self-start">
        Save
      </SubmitButton>
    </form>
  );
}
