'use client';

import { requestReset } from '@/lib/auth/actions';
import { checkForm } from '@/lib/auth/check-form';
import { messages } from '@/lib/core/errors/messages';
import { ActionSummary } from '../forms/action-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import { useActionForm } from '../forms/use-action-form';

const LABELS = { email: 'Email' };

export function ResetForm() {
  const asking = useActionForm({
    action: requestReset,
    check: checkForm.reset,
    failure: messages.resetFailed,
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
