'use client';

import { renewSearchLink } from '@/lib/saved-searches/actions';
import { searchMessages } from '@/lib/saved-searches/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

/** Requests a new link in place of an ended one. */
export function LinkRenewal({ token }: { token: string }) {
  const form = useActionForm({ action: renewSearchLink, failure: searchMessages.linkNotSent });
  return (
    <form {...form.form} className="grid justify-items-start gap-3">
      <FormSummary of={form} />
      <input type="hidden" name="token" value={token} />
      <SubmitButton pending={form.pending} className="">
        Send me a new link
      </SubmitButton>
    </form>
  );
}
