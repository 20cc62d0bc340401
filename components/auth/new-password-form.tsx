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
  const setting = useSchemaForm({
    action: setPassword,
    schema: newPasswordSchema,
    onInvalid: toastPasswordMismatch,
    failure: messages.updateFailed,
  });
  return (
    <form {...setting.form} className="grid gap-5">
      <FormSummary of={setting} labels={LABELS} />
      {/* Lets password managers match the account. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields label={LABELS.password} field={setting.field} />
      <SubmitButton pending={setting.pending}>Save Password</SubmitButton>
    </form>
  );
}
