'use client';

import { signUp } from '@/lib/auth/actions';
import { signUpSchema } from '@/lib/auth/schema';
import { signUpFailed } from '@/lib/core/errors/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import { useSchemaForm } from '../forms/use-schema-form';
import { CONFIRM_LABEL, NewPasswordFields } from './new-password-fields';
import { ResendForm } from './resend-form';
import { toastPasswordMismatch } from './toast-password-mismatch';

const LABELS = {
  fullName: 'Full name',
  email: 'Email',
  password: 'Password',
  confirmPassword: CONFIRM_LABEL,
};

export function SignUpForm({ next }: { next: string }) {
  const signing = useSchemaForm({
    action: signUp,
    schema: signUpSchema,
    onInvalid: toastPasswordMismatch,
    failure: signUpFailed,
  });
  const { state, pending, form, field } = signing;
  if (state.status === 'done') {
    return (
      <div className="grid gap-6">
        <FormSummary of={signing} labels={LABELS}>
          <p className="mt-1 wrap-anywhere text-ink-2">
            The link went to <strong className="text-ink">{state.values.email}</strong>.
          </p>
        </FormSummary>
        <ResendForm email={state.values.email ?? ''} next={next} />
      </div>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <FormSummary of={signing} labels={LABELS} />
      <input type="hidden" name="next" value={next} />
      <TextField {...field('fullName')} label={LABELS.fullName} autoComplete="name" required />
      <TextField
        {...field('email')}
        label={LABELS.email}
        type="email"
        autoComplete="username"
        required
      />
      <NewPasswordFields label={LABELS.password} field={field} />
      <SubmitButton pending={pending}>Create Account</SubmitButton>
    </form>
  );
}
