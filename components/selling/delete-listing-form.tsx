'use client';

import type { ReactNode } from 'react';
import { deleteListing } from '@/lib/selling/status-actions';
import type { ListingStatus } from '@/lib/selling/types';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

type Props = {
  id: string;
  from: ListingStatus;
  view: string;
  cancel: ReactNode;
};

/** Deletes a listing for good. */
export function DeleteListingForm({ id, from, view, cancel }: Props) {
  const form = useActionForm({ action: deleteListing, failure: { title: 'Not deleted' } });
  return (
    <form {...form.form} className="mt-6 grid gap-5">
      <FormSummary of={form} />
      {Object.entries({ id, from, view }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <SubmitButton pending={form.pending} variant="danger" className="">
          Delete
        </SubmitButton>
        {cancel}
      </div>
    </form>
  );
}
