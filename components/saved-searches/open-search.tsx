'use client';

import { plural } from '@/lib/format';
import { openSearch } from '@/lib/saved-searches/actions';
import { searchMessages } from '@/lib/saved-searches/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

type Props = { id: string; name: string; query: string; count: number; token: string };

/** Opens the list of a search, newest first, and marks its new cars as seen: by a POST, as programs follow links. */
export function OpenSearch({ id, name, query, count, token }: Props) {
  const form = useActionForm({ action: openSearch, failure: searchMessages.notChanged });
  return (
    <form {...form.form} className="grid justify-items-start gap-3">
      <FormSummary of={form} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="query" value={query} />
      <SubmitButton pending={form.pending} size="small" className="">
        See {plural(count, 'new car')}
        <span className="sr-only">: {name}</span>
      </SubmitButton>
    </form>
  );
}
