'use client';

import type { ReactNode } from 'react';
import { deleteAccount } from '@/lib/account/actions';
import { outcomes } from '@/lib/errors';
import { ActionSummary } from '../layout/action-summary';
import { useActionForm } from '../layout/use-action-form';
import { SubmitButton } from '../ui/submit-button';

/** What goes, and the last word about it; `cancel` is the way back. */
export function DeleteForm({ cancel }: { cancel: ReactNode }) {
  const deleting = useActionForm({ action: deleteAccount, failure: outcomes.deletionFailed });
  return (
    <form {...deleting.form} className="mt-6 grid gap-5">
      <ActionSummary of={deleting} labels={{}} />
      <div className="flex flex-wrap justify-end gap-3">
        {cancel}
        <SubmitButton pending={deleting.pending} variant="danger" className="">
          Delete Account
        </SubmitButton>
      </div>
    </form>
  );
}
