'use client';

import { valueAgain } from '@/lib/valuation/actions';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

type Props = { id: string; title: string };

/** Values the car of a saved valuation again, as of today, and opens the new valuation. */
export function ValueAgain({ id, title }: Props) {
  const form = useActionForm({ action: valueAgain, failure: { title: 'Not valued yet' } });
  return (
    <form {...form.form} className="grid gap-3">
      <FormSummary of={form} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton pending={form.pending} variant="secondary" size="small" className="">
        Value again<span className="sr-only">{title}</span>
      </SubmitButton>
    </form>
  );
}
