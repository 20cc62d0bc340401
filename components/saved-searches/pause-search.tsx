'use client';

import { changeSearch } from '@/lib/saved-searches/actions';
import { searchMessages } from '@/lib/saved-searches/messages';
import type { ListedSearch } from '@/lib/saved-searches/types';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

type Props = { search: ListedSearch; token: string };

/** Pauses the e-mails of a search by one press, or starts them again. */
export function PauseSearch({ search, token }: Props) {
  const { id, name, frequency, is_paused: isPaused } = search;
  const form = useActionForm({ action: changeSearch, failure: searchMessages.notChanged });
  const { state } = form;
  const fields = { id, token, name, frequency, ...(!isPaused && { isPaused: 'on' }) };
  return (
    <form {...form.form} className="grid justify-items-start gap-3">
      {state.status !== 'done' && <FormSummary of={form} />}
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <SubmitButton pending={form.pending} variant="secondary" size="small" className="">
        {isPaused ? 'Start again' : 'Pause'}
        <span className="sr-only">: {name}</span>
      </SubmitButton>
    </form>
  );
}
