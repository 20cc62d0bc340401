'use client';

import { ownMessages } from '@/lib/core/errors/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';
import type { ActionFormOptions } from '../forms/use-press-form';

type Props = { token: string; isOn: boolean; action: ActionFormOptions['action'] };

/** Switches mails by a POST: mail scanners follow every link. */
export function UnsubscribeForm({ token, isOn, action }: Props) {
  const form = useActionForm({
    action,
    failure: ownMessages.mailsNotSwitched,
  });
  return (
    <form {...form.form} className="grid justify-items-start gap-5">
      <FormSummary of={form} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="mails" value={isOn ? 'off' : 'on'} />
      <SubmitButton pending={form.pending} className="" variant={isOn ? 'primary' : 'secondary'}>
        {isOn ? 'Stop e-mails' : 'Switch on again'}
      </SubmitButton>
    </form>
  );
}
