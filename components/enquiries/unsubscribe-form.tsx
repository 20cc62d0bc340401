'use client';

import { enquiryMessages } from '@/lib/enquiries/messages';
import { stopMails } from '@/lib/enquiries/unsubscribe-action';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

/** Stops mails by a POST: mail scanners follow every link. */
export function UnsubscribeForm({ token }: { token: string }) {
  const stopping = useActionForm({
    action: stopMails,
    failure: enquiryMessages.mailsNotStopped,
  });
  return (
    <form {...stopping.form} className="grid gap-5">
      <FormSummary of={stopping} />
      <input type="hidden" name="token" value={token} />
      {stopping.state.status !== 'done' && (
        <SubmitButton pending={stopping.pending}>Stop e-mails</SubmitButton>
      )}
    </form>
  );
}
