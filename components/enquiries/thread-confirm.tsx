'use client';

import { confirmEnquiry } from '@/lib/enquiries/actions';
import { enquiryMessages } from '@/lib/enquiries/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

/** Confirms the address a message was sent from: a button, because mail scanners open links. */
export function ThreadConfirm({ token }: { token: string }) {
  const form = useActionForm({ action: confirmEnquiry, failure: enquiryMessages.failed });
  return (
    <form {...form.form} className="grid justify-items-start gap-3">
      <FormSummary of={form} />
      <input type="hidden" name="conversation" value={token} />
      <SubmitButton pending={form.pending} className="">
        Confirm and send
      </SubmitButton>
    </form>
  );
}
