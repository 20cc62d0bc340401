'use client';

import { confirmSearch } from '@/lib/saved-searches/actions';
import { searchMessages } from '@/lib/saved-searches/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

type Props = { token: string; isConfirmed: boolean };

/** Starts a search saved by e-mail: a button, because mail scanners open links. */
export function ConfirmSearchForm({ token, isConfirmed }: Props) {
  const form = useActionForm({ action: confirmSearch, failure: searchMessages.notChanged });
  return (
    <form {...form.form} className="grid justify-items-start gap-3">
      <FormSummary of={form} />
      <input type="hidden" name="token" value={token} />
      <SubmitButton pending={form.pending} className="">
        {isConfirmed ? 'Show my searches' : 'Confirm and start'}
      </SubmitButton>
    </form>
  );
}
