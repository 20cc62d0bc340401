'use client';

import { statusAction } from '@/lib/selling/own-listings';
import { changeStatus } from '@/lib/selling/status-actions';
import type { ListingStatus, SellerStatus } from '@/lib/selling/types';
import { FormSummary } from '../forms/form-summary';
import { useActionForm } from '../forms/use-action-form';
import { button } from '../ui/button';

type Props = {
  id: string;
  title: string;
  from: ListingStatus;
  /** The statuses to choose from. */
  to: SellerStatus[];
  /** The query of the list to return to. */
  view: string;
};

/** One button for each status that the listing can have next. */
export function StatusForm({ id, title, from, to, view }: Props) {
  const form = useActionForm({ action: changeStatus, failure: { title: 'Not changed' } });
  if (to.length === 0) return null;
  return (
    <form {...form.form} className="flex flex-wrap gap-2">
      <FormSummary of={form} />
      {Object.entries({ id, from, view }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {to.map((status) => (
        <button
          key={status}
          type="submit"
          name="to"
          value={status}
          aria-disabled={form.pending}
          className={button('secondary', 'small', 'aria-disabled:opacity-75')}
        >
          {statusAction(from, status)}
          <span className="sr-only"> {title}</span>
        </button>
      ))}
    </form>
  );
}
