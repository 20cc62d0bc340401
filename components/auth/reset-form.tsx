'use client';

import { requestReset } from '@/lib/auth/actions';
import { emailSchema } from '@/lib/auth/schema';
import { messages } from '@/lib/core/errors/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import { useSchemaForm } from '../forms/use-schema-form';

const LABELS = { email: 'Email' };

export function ResetForm() {
  const asking = useSchemaForm({
    action: requestReset,
    schema: emailSchema,
    failure: messages.resetFailed,
  });
  const { pending, form, field } = asking;
  return (
    <form {...form} className="grid gap-5">
      <FormSummary of={asking} labels={LABELS} />
      <TextField
        {...field('email')}
        label={LABELS.email}
        type="email"
        autoComplete="username"
        required
      />
      <SubmitButton pending={pending}>Send Reset Link</SubmitButton>
    </form>
  );
}
