'use client';

import { requestReset } from '@/lib/auth/actions';
import { messages } from '@/lib/core/errors/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

/** Sends the password reset link to the user's own address. */
export function ResetPassword({ email }: { email: string }) {
  const form = useActionForm({ action: requestReset, failure: messages.resetFailed });
  return (
    <form {...form.form} className="grid justify-items-start gap-4">
      <FormSummary of={form} />
      <input type="hidden" name="email" value={email} />
      <SubmitButton pending={form.pending} variant="secondary" className="">
        Reset Password
      </SubmitButton>
    </form>
  );
}
