'use client';

import { resendConfirmation } from '@/lib/auth/actions';
import { FormSummary } from '../forms/form-summary';
import { useActionForm } from '../forms/use-action-form';
import { button } from '../ui/button';

/** Requests a new confirmation link for this email address. */
export function ResendForm({ email, next }: { email: string; next: string }) {
  const form = useActionForm({ action: resendConfirmation });
  return (
    <form {...form.form} className="mb-6 grid gap-4 rounded-1 border border-line bg-surface p-4">
      <FormSummary of={form} labels={{ email: 'Email' }} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="next" value={next} />
      <p className="text-ink-2">
        No mail from us? Look among the unwanted mail first. The link works for one hour.
      </p>
      <button
        type="submit"
        aria-disabled={form.pending}
        className={button('secondary', 'small', 'justify-self-start aria-disabled:opacity-60')}
      >
        Send the link again
      </button>
    </form>
  );
}
