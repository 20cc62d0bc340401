'use client';

import { applyAsDealer } from '@/lib/selling/seller-actions';
import { dealerSchema } from '@/lib/selling/seller-schema';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextAreaField } from '../forms/text-area-field';
import { TextField } from '../forms/text-field';
import { useSchemaForm } from '../forms/use-schema-form';

const LABELS = {
  companyName: 'Company name',
  companyNumber: 'Company number',
  message: 'Message to our staff',
};

/** The application to be a dealer. */
export function DealerForm() {
  const applying = useSchemaForm({ action: applyAsDealer, schema: dealerSchema });
  const { state, pending, form, field } = applying;
  return (
    <form {...form} className="grid max-w-xl gap-5">
      <FormSummary of={applying} labels={LABELS} />
      {state.status !== 'done' && (
        <>
          <TextField
            {...field('companyName')}
            label={LABELS.companyName}
            autoComplete="organization"
            required
          />
          <TextField
            {...field('companyNumber')}
            label={LABELS.companyNumber}
            autoComplete="off"
            autoCapitalize="characters"
            required
            hint="Eight letters and digits, as in the register of companies, such as 01234567."
          />
          <TextAreaField
            {...field('message')}
            label={LABELS.message}
            rows={3}
            hint="Optional. What helps us to check that the company is yours, such as its website."
          />
          <SubmitButton pending={pending} className="justify-self-start">
            Apply
          </SubmitButton>
        </>
      )}
    </form>
  );
}
