'use client';

import { requestLink } from '@/lib/saved-searches/actions';
import { searchMessages } from '@/lib/saved-searches/messages';
import { linkRequestSchema } from '@/lib/saved-searches/schema';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import { useSchemaForm } from '../forms/use-schema-form';

const LABELS = { email: 'Your e-mail address' };

/** Requests a link to the saved searches of an address without an account. */
export function LinkRequestForm() {
  const form = useSchemaForm({
    action: requestLink,
    schema: linkRequestSchema,
    failure: searchMessages.linkNotSent,
  });
  return (
    <form {...form.form} className="grid justify-items-start gap-5">
      <FormSummary of={form} labels={LABELS} />
      <div className="w-full">
        <TextField
          {...form.field('email')}
          label={LABELS.email}
          type="email"
          autoComplete="email"
          required
        />
      </div>
      <SubmitButton pending={form.pending} className="" variant="secondary">
        Mail me a link
      </SubmitButton>
    </form>
  );
}
