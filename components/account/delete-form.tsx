'use client';

import type { ReactNode } from 'react';
import { deleteAccount } from '@/lib/account/actions';
import { deletionSchema } from '@/lib/account/schema';
import { messages } from '@/lib/core/errors/messages';
import { FormSummary } from '../forms/form-summary';
import { PasswordField } from '../forms/password-field';
import { SubmitButton } from '../forms/submit-button';
import { useSchemaForm } from '../forms/use-schema-form';

type Props = {
  email: string;
  cancel: ReactNode;
};

const LABELS = { password: 'Your password' };

/** The form that deletes the account; requires the password. */
export function DeleteForm({ email, cancel }: Props) {
  const form = useSchemaForm({
    action: deleteAccount,
    schema: deletionSchema,
    failure: messages.deletionFailed,
  });
  return (
    <form {...form.form} className="mt-6 grid gap-5">
      <FormSummary of={form} labels={LABELS} />
      {/* Lets password managers match the account. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={LABELS.password}
        autoComplete="current-password"
        required
        hint="Forgotten? Set a new one by Reset Password in Settings first."
      />
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-auto">
        {cancel}
        <SubmitButton pending={form.pending} variant="danger" className="">
          Delete Account
        </SubmitButton>
      </div>
    </form>
  );
}
