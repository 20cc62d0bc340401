'use client';

import type { ReactNode } from 'react';
import type { Message } from '@/lib/core/errors/messages';
import { button } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { FormSummary } from './form-summary';
import { SubmitButton } from './submit-button';
import { useActionForm } from './use-action-form';
import type { ActionFormOptions } from './use-press-form';

type Props = {
  action: ActionFormOptions['action'];
  /** Message when the request fails. */
  failure: Message;
  /** Hidden fields. */
  values?: Record<string, string>;
  variant?: 'primary' | 'secondary';
  size?: 'small' | 'medium';
  /** The page itself shows a success: the form says a failure only. */
  isSuccessHidden?: boolean;
  /** The question that is asked first where scripts run. */
  confirmation?: { question: string; consequence: string; answer: string } | undefined;
  onResponse?: ActionFormOptions['onResponse'];
  /** The label of the button. */
  children: ReactNode;
};

/** A form that is one button. A mailed link leads to one, as mail scanners follow every link. */
export function PressForm({
  action,
  failure,
  values = {},
  variant,
  size,
  isSuccessHidden = false,
  confirmation,
  onResponse,
  children,
}: Props) {
  const form = useActionForm({ action, failure, onResponse });
  return (
    <form {...form.form} className="grid justify-items-start gap-3">
      {!(isSuccessHidden && form.state.status === 'done') && <FormSummary of={form} />}
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {confirmation ? (
        <ConfirmButton
          {...confirmation}
          aria-disabled={form.pending}
          className={button(variant, size, 'aria-disabled:opacity-75')}
        >
          {children}
        </ConfirmButton>
      ) : (
        <SubmitButton pending={form.pending} variant={variant} size={size} className="">
          {children}
        </SubmitButton>
      )}
    </form>
  );
}
