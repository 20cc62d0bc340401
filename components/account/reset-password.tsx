'use client';

import { requestReset } from '@/lib/auth/actions';
import { outcomes } from '@/lib/errors';
import { ActionSummary } from '../layout/action-summary';
import { useActionForm } from '../layout/use-action-form';
import { SubmitButton } from '../ui/submit-button';

/** Mails the link to set a new password: what the form for a forgotten one does, with the address filled in. */
export function ResetPassword({ email }: { email: string }) {
  const asking = useActionForm({ action: requestReset, failure: outcomes.resetFailed });
  return (
    <form {...asking.form} className="grid justify-items-start gap-4">
      <ActionSummary of={asking} labels={{}} />
      <input type="hidden" name="email" value={email} />
      <SubmitButton pending={asking.pending} variant="secondary" className="">
        Reset Password
      </SubmitButton>
    </form>
  );
}
