'use client';

import { authPath, paths } from '@/lib/paths';
import { DEFAULT_FREQUENCY } from '@/lib/saved-searches/constants';
import { searchMessages } from '@/lib/saved-searches/messages';
import { guestSearchSchema, newSearchSchema } from '@/lib/saved-searches/schema';
import { FormSummary } from '../forms/form-summary';
import { MailedForm } from '../forms/mailed-form';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import type { ActionFormOptions } from '../forms/use-press-form';
import { useSchemaForm } from '../forms/use-schema-form';
import { FrequencyChoice } from './frequency-choice';

type Props = {
  action: ActionFormOptions['action'];
  /** The canonical query of the search. */
  query: string;
  /** The suggested name. */
  name: string;
  /** The address of the account; null without a session. */
  account: string | null;
};

const LABELS = { name: 'Name', frequency: 'How often', email: 'Your e-mail address' };

/** Saves a search to the account, or for an e-mail address that a mailed link confirms. */
export function SaveSearchForm({ action, query, name, account }: Props) {
  const form = useSchemaForm({
    action,
    schema: account === null ? guestSearchSchema : newSearchSchema,
    failure: searchMessages.failed,
  });
  const { field } = form;
  const nameField = field('name');
  const { error, defaultValue, ...frequency } = field('frequency');
  return (
    <MailedForm
      of={form}
      waiting="Your search is not on yet."
      effect="open it and press its one button, and the search starts."
      unpressed="An address gets one such e-mail an hour and three a day at most, so that it may come later. The page of its link leads to all searches that wait for this address, to confirm them too. Not confirmed within seven days, the search is deleted."
    >
      <form {...form.form} className="grid gap-6">
        <FormSummary of={form} labels={LABELS} />
        <input type="hidden" {...field('query')} defaultValue={query} />
        <FrequencyChoice
          {...frequency}
          label="How often shall we tell you?"
          error={error}
          defaultValue={defaultValue ?? DEFAULT_FREQUENCY}
        />
        <TextField
          {...nameField}
          label={LABELS.name}
          defaultValue={nameField.defaultValue ?? name}
          autoComplete="off"
          hint="So that you recognise it, here and in your e-mails. Only you see it."
        />
        {account === null ? (
          <div className="grid gap-4 border-t border-line pt-6">
            <p className="text-pretty text-ink-2">
              No account needed: we mail you a link, and the search starts once you confirm it
              there. Have an account?{' '}
              <a
                href={authPath('sign-in', paths.newSavedSearch(query))}
                className="font-semibold text-link underline underline-offset-4"
              >
                Sign in instead
              </a>
            </p>
            <TextField
              {...field('email')}
              label={LABELS.email}
              type="email"
              autoComplete="email"
              hint="For this search only. Each e-mail about cars has a link that stops them."
              required
            />
          </div>
        ) : (
          <p className="text-ink-2">
            E-mails go to{' '}
            <strong className="font-semibold wrap-anywhere text-ink">{account}</strong>.
          </p>
        )}
        <SubmitButton pending={form.pending} size="large" className="sm:justify-self-start">
          Save this search
        </SubmitButton>
      </form>
    </MailedForm>
  );
}
