'use client';

import type { ReactNode } from 'react';
import type { Message } from '@/lib/core/errors/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';
import type { ActionFormOptions } from '../forms/use-press-form';

type Props = {
  action: ActionFormOptions['action'];
  /** Message when the request fails. */
  failure: Message;
  /** Hidden fields. */
  values?: Record<string, string>;
  /** The label of the button. */
  children: ReactNode;
};

/** A form that is one button. */
export function PressForm({ action, failure, values = {}, children }: Props) {
  const form = useActionForm({ action, failure });
  const isRefused = form.state.status !== 'done';
  return (
    <form {...form.form} className="grid justify-items-start gap-2">
      {isRefused && <FormSummary of={form} />}
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton pending={form.pending} variant="secondary" size="small" className="">
        {children}
      </SubmitButton>
    </form>
  );
}
