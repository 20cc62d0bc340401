'use client';

import { switchSearchMails } from '@/lib/saved-searches/actions';
import { searchMessages } from '@/lib/saved-searches/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

type Props = { token: string; isOn: boolean };

/** Switches the e-mails of a search by a POST: mail scanners follow every link. */
export function StopSearchForm({ token, isOn }: Props) {
  const form = useActionForm({ action: switchSearchMails, failure: searchMessages.notChanged });
  return (
    <form {...form.form} className="grid justify-items-start gap-5">
      <FormSummary of={form} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="mails" value={isOn ? 'off' : 'on'} />
      <SubmitButton pending={form.pending} className="" variant={isOn ? 'primary' : 'secondary'}>
        {isOn ? 'Stop these e-mails' : 'Switch on again'}
      </SubmitButton>
    </form>
  );
}
