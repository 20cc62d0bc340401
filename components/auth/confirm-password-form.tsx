'use client';

import { confirmPassword } from '@/lib/auth/actions';
import { confirmPasswordSchema } from '@/lib/auth/schema';
import { signInFailed } from '@/lib/core/errors/messages';
import { FormSummary } from '../forms/form-summary';
import { PasswordField } from '../forms/password-field';
import { SubmitButton } from '../forms/submit-button';
import { useSchemaForm } from '../forms/use-schema-form';

const LABELS = { password: 'Your password' };

/** Signs a user in again by the password. */
export function ConfirmPasswordForm({ email, next }: { email: string; next: string }) {
  const form = useSchemaForm({
    action: confirmPassword,
    schema: confirmPasswordSchema,
    failure: signInFailed,
  });
  return (
    <form {...form.form} className="grid gap-5">
      <FormSummary of={form} labels={LABELS} />
      <input type="hidden" name="next" value={next} />
      {/* Lets password managers match the account. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={LABELS.password}
        autoComplete="current-password"
        required
      />
      <SubmitButton pending={form.pending}>Confirm</SubmitButton>
    </form>
  );
}
