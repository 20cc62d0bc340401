'use client';

import { startSecondFactor } from '@/lib/auth/factor-actions';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

type Props = { next: string; label: string; variant?: 'primary' | 'secondary' };

/** Starts to set up an authenticator app. */
export function StartFactorForm({ next, label, variant = 'primary' }: Props) {
  const form = useActionForm({ action: startSecondFactor });
  return (
    <form {...form.form} className="grid justify-items-start gap-4">
      <FormSummary of={form} />
      <input type="hidden" name="next" value={next} />
      <SubmitButton pending={form.pending} variant={variant} className="">
        {label}
      </SubmitButton>
    </form>
  );
}
