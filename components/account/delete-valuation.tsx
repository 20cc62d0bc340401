'use client';

import { useEffect } from 'react';
import { deleteValuation } from '@/lib/account/actions';
import { cx } from '@/lib/utils';
import { showFlash } from '../feedback/show-flash';
import { FormSummary } from '../forms/form-summary';
import { useActionForm } from '../forms/use-action-form';
import { button } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { Icon } from '../ui/icon';

type Props = { id: string; title: string; className?: string };

export function DeleteValuation({ id, title, className }: Props) {
  const deleting = useActionForm({
    action: deleteValuation,
    failure: { title: 'Valuation deletion failed' },
  });
  // Shows the flash on unmount: the redirect keeps the pathname, so the toast host does not run again.
  useEffect(() => showFlash, []);
  return (
    <form
      {...deleting.form}
      className={cx('relative z-2 grid justify-items-start gap-3', className)}
    >
      <FormSummary of={deleting} />
      <input type="hidden" name="id" value={id} />
      <ConfirmButton
        question="Delete this valuation?"
        consequence={`${title}: its value and its reasons are deleted for good.`}
        answer="Delete"
        aria-label={`Delete: ${title}`}
        aria-disabled={deleting.pending}
        className={button('secondary', 'small', 'aria-disabled:opacity-75')}
      >
        <Icon name="close" />
        Delete
      </ConfirmButton>
    </form>
  );
}
