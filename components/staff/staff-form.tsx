'use client';

import type { ComponentProps } from 'react';
import { staffMessages } from '@/lib/staff/messages';
import { FormSummary } from '../forms/form-summary';
import { useActionForm } from '../forms/use-action-form';

type Props = Pick<ComponentProps<'form'>, 'className' | 'children'> &
  Pick<Parameters<typeof useActionForm>[0], 'action'>;

/** A form of buttons and hidden fields; its action redirects to the staff page. */
export function StaffForm({ action, className, children }: Props) {
  const submission = useActionForm({ action, failure: staffMessages.failed });
  return (
    <form {...submission.form} className={className}>
      <FormSummary of={submission} />
      {children}
    </form>
  );
}
