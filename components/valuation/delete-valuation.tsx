'use client';

import { useEffect } from 'react';
import { deleteValuation } from '@/lib/valuation/actions';
import { showFlash } from '../feedback/show-flash';
import { FormSummary } from '../forms/form-summary';
import { useActionForm } from '../forms/use-action-form';
import { button, iconButton } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { Icon } from '../ui/icon';

type Props = { id: string; title: string; isCompact?: boolean };

export function DeleteValuation({ id, title, isCompact = false }: Props) {
  const form = useActionForm({
    action: deleteValuation,
    failure: { title: 'Valuation deletion failed' },
  });
  // Shows the flash on unmount: the redirect keeps the pathname, so the toast host does not run again.
  useEffect(() => showFlash, []);
  return (
    <form {...form.form} className="grid justify-items-start gap-3">
      <FormSummary of={form} />
      <input type="hidden" name="id" value={id} />
      <ConfirmButton
        question="Delete this valuation?"
        consequence={`${title}: its value and its reasons are deleted for good.`}
        answer="Delete"
        aria-label={`Delete: ${title}`}
        aria-disabled={form.pending}
        className={
          isCompact ? iconButton : button('secondary', 'small', 'aria-disabled:opacity-75')
        }
      >
        <Icon name="close" />
        {!isCompact && 'Delete'}
      </ConfirmButton>
    </form>
  );
}
