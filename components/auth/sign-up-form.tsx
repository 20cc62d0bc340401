'use client';

import { signUp } from '@/lib/auth/actions';
import { checkForm } from '@/lib/auth/check-form';
import { signUpFailed } from '@/lib/core/errors/messages';
import { ActionSummary } from '../forms/action-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import { useActionForm } from '../forms/use-action-form';
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
  const signing = useActionForm({
    action: signUp,
    check: checkForm.signUp,
    onInvalid: toastPasswordMismatch,
    failure: signUpFailed,
  });
  const { state, errors, pending, form } = signing;
  if (state.status === 'done') {
    return (
      <div className="grid gap-6">
        <ActionSummary of={signing} labels={LABELS}>
          <p className="mt-1 wrap-anywhere text-ink-2">
            The link went to <strong className="text-ink">{state.values.email}</strong>.
          </p>
        </ActionSummary>
        <ResendForm email={state.values.email ?? ''} next={next} />
      </div>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <ActionSummary of={signing} labels={LABELS} />
      <input type="hidden" name="next" value={next} />
      <TextField
        name="fullName"
        label={LABELS.fullName}
        autoComplete="name"
        required
        defaultValue={state.values.fullName}
        error={errors.fullName}
      />
      <TextField
        name="email"
        label={LABELS.email}
        type="email"
        autoComplete="username"
        required
        defaultValue={state.values.email}
        error={errors.email}
      />
      <NewPasswordFields label={LABELS.password} errors={errors} />
      <SubmitButton pending={pending}>Create Account</SubmitButton>
    </form>
  );
}
