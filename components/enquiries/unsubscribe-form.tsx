'use client';

import { ownMessages } from '@/lib/core/errors/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { type ActionFormOptions, useActionForm } from '../forms/use-action-form';

type Props = { token: string; isOn: boolean; action: ActionFormOptions['action'] };

/** Switches mails by a POST: mail scanners follow every link. */
export function UnsubscribeForm({ token, isOn, action }: Props) {
  const switching = useActionForm({
    action,
    failure: ownMessages.mailsNotSwitched,
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
