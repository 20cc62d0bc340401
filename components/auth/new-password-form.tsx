'use client';

import { setPassword } from '@/lib/auth/actions';
import { newPasswordSchema } from '@/lib/auth/schema';
import { messages } from '@/lib/core/errors/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useSchemaForm } from '../forms/use-schema-form';
import { CONFIRM_LABEL, NewPasswordFields } from './new-password-fields';
import { toastPasswordMismatch } from './toast-password-mismatch';

const LABELS = { password: 'New password', confirmPassword: CONFIRM_LABEL };

export function NewPasswordForm({ email }: { email: string }) {
  const form = useSchemaForm({
    action: setPassword,
    schema: newPasswordSchema,
    onInvalid: toastPasswordMismatch,
    failure: messages.updateFailed,
  });
  return (
    <form {...form.form} className="grid gap-5">
      <FormSummary of={form} labels={LABELS} />
      {/* Lets password managers match the account. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields label={LABELS.password} field={form.field} />
      <SubmitButton pending={form.pending}>Save Password</SubmitButton>
    </form>
  );
}
