'use client';

import { removeFavourite } from '@/lib/favourites/actions';
import { FormSummary } from '../forms/form-summary';
import { useActionForm } from '../forms/use-action-form';
import { button } from '../ui/button';

type Props = { id: string; title: string };

/** Removes a favourite (form fallback without JavaScript, where the heart button does not work). */
export function RemoveFavourite({ id, title }: Props) {
  const form = useActionForm({ action: removeFavourite });
  return (
    <form {...form.form} className="without-script mt-3">
      <FormSummary of={form} />
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        aria-label={`Remove: ${title}`}
        className={button('secondary', 'small')}
      >
        Remove
      </button>
    </form>
  );
}
