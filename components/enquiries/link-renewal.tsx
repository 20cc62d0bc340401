'use client';

import { renewLink } from '@/lib/enquiries/actions';
import { enquiryMessages } from '@/lib/enquiries/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

/** Requests a new link in place of an expired one. */
export function LinkRenewal({ token }: { token: string }) {
  const form = useActionForm({ action: renewLink, failure: enquiryMessages.linkNotSent });
  return (
    <form {...form.form} className="grid justify-items-start gap-3">
      <FormSummary of={form} />
      <input type="hidden" name="conversation" value={token} />
      <SubmitButton pending={form.pending} className="">
        Send me a new link
      </SubmitButton>
    </form>
  );
}
