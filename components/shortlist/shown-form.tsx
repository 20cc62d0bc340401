'use client';

import type { Message } from '@/lib/core/errors/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';
import type { ActionFormOptions } from '../forms/use-press-form';

type Props = {
  action: ActionFormOptions['action'];
  /** Message when the request fails. */
  failure: Message;
  /** The sharer's first name; '' without one. */
  firstName: string;
  shown: { showNotes: boolean; showName: boolean };
  /** Label of the button. */
  label: string;
  isPrimary?: boolean;
};

const boxLabel = 'flex min-h-11 items-center gap-2.5';
const box = 'size-5 flex-none accent-(--link)';

/** Chooses whether the shared page shows the marked notes and the first name. */
export function ShownForm({ action, failure, firstName, shown, label, isPrimary = false }: Props) {
  const form = useActionForm({ action, failure });
  return (
    // Stops the browser restoring the boxes' state on reload.
    <form {...form.form} autoComplete="off" className="grid justify-items-start gap-1">
      {form.state.status !== 'done' && <FormSummary of={form} />}
      <label className={boxLabel}>
        <input type="checkbox" name="showNotes" defaultChecked={shown.showNotes} className={box} />
        Show the notes that I marked as shared
      </label>
      {firstName && (
        <label className={boxLabel}>
          <input type="checkbox" name="showName" defaultChecked={shown.showName} className={box} />
          <span className="min-w-0 wrap-anywhere">
            Show my first name, <bdi>{firstName}</bdi>
          </span>
        </label>
      )}
      <div className="mt-2">
        <SubmitButton
          pending={form.pending}
          variant={isPrimary ? 'primary' : 'secondary'}
          size="small"
          className=""
        >
          {label}
        </SubmitButton>
      </div>
    </form>
  );
}
