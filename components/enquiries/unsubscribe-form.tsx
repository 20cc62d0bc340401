'use client';

import { switchMails } from '@/lib/enquiries/actions';
import { enquiryMessages } from '@/lib/enquiries/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

type Props = { token: string; isOn: boolean };

/** Switches mails by a POST: mail scanners follow every link. */
export function UnsubscribeForm({ token, isOn }: Props) {
  const switching = useActionForm({
    action: switchMails,
    failure: enquiryMessages.mailsNotSwitched,
  });
  return (
    <form {...switching.form} className="grid justify-items-start gap-5">
      <FormSummary of={switching} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="mails" value={isOn ? 'off' : 'on'} />
      <SubmitButton
        pending={switching.pending}
        className=""
        variant={isOn ? 'primary' : 'secondary'}
      >
        {isOn ? 'Stop e-mails' : 'Switch on again'}
      </SubmitButton>
    </form>
  );
}
