'use client';

import { requestReset } from '@/lib/auth/actions';
import { checkForm } from '@/lib/auth/check-form';
import { outcomes } from '@/lib/errors';
import { ActionSummary } from '../layout/action-summary';
import { useActionForm } from '../layout/use-action-form';
import { SubmitButton } from '../ui/submit-button';
import { TextField } from '../ui/text-field';

const LABELS = { email: 'Email' };

export function ResetForm() {
  const asking = useActionForm({
    action: requestReset,
    check: checkForm.reset,
    failure: outcomes.resetFailed,
  });
  const { state, errors, pending, form } = asking;
  return (
    <form {...form} className="grid gap-5">
      <ActionSummary of={asking} labels={LABELS} />
      <TextField
        name="email"
        label={LABELS.email}
        type="email"
        autoComplete="username"
        required
        defaultValue={state.values.email}
        error={errors.email}
      />
      <SubmitButton pending={pending}>Send Reset Link</SubmitButton>
    </form>
  );
}
