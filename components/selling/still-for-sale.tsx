'use client';

import type { ReactNode } from 'react';
import { confirmForSale } from '@/lib/selling/status-actions';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

type Props = {
  id: string;
  title: string;
  view: string;
  /** States the date of the last change, and the consequence of no answer. */
  text: string;
  /** The other answers. */
  children: ReactNode;
};

/** Asks about a listing that has not been changed for long. */
export function StillForSale({ id, title, view, text, children }: Props) {
  const form = useActionForm({
    action: confirmForSale,
    failure: { title: 'Not confirmed' },
  });
  return (
    <div className="rounded-1 border-l-4 border-signal bg-sunken p-4">
      <h4 className="font-semibold">Still for sale?</h4>
      <p className="mt-1 text-pretty text-ink-2">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <form {...form.form} className="grid gap-2">
          <FormSummary of={form} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="view" value={view} />
          <SubmitButton pending={form.pending} size="small" className="">
            Yes, still for sale<span className="sr-only"> {title}</span>
          </SubmitButton>
        </form>
        {children}
      </div>
    </div>
  );
}
