'use client';

import { endSession } from '@/lib/auth/actions';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

/** Signs one device out. */
export function EndSession({ id, device }: { id: string; device: string }) {
  const form = useActionForm({ action: endSession, failure: { title: 'Not signed out' } });
  return (
    <form {...form.form} className="grid gap-2">
      <FormSummary of={form} />
      <input type="hidden" name="session" value={id} />
      <SubmitButton pending={form.pending} variant="secondary" className="">
        Sign out<span className="sr-only"> {device}</span>
      </SubmitButton>
    </form>
  );
}
