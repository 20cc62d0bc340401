'use client';

import { useId } from 'react';
import { undoDecision } from '@/lib/staff/actions';
import { decisionLabels } from '@/lib/staff/decisions';
import { MAX_REASON } from '@/lib/staff/limits';
import { staffMessages } from '@/lib/staff/messages';
import type { LoggedDecision } from '@/lib/staff/types';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';
import { ShortcutKey } from './shortcut-key';

type Props = {
  decision: LoggedDecision;
  /** True if the desk's key u presses the button. */
  shortcut?: boolean;
};

/** Undoes a decision. The person who was mailed about it is mailed the reason, or else a standard sentence. */
export function UndoForm({ decision: { id, decision, title }, shortcut = false }: Props) {
  const fieldId = useId();
  const undoing = useActionForm({ action: undoDecision, failure: staffMessages.failed });
  const { state, pending, form } = undoing;
  return (
    <form {...form} data-leaves-case className="flex grow flex-wrap items-start gap-x-4 gap-y-2">
      <div className="contents *:basis-full">
        <FormSummary of={undoing} />
      </div>
      <input type="hidden" name="decision" value={id} />
      <SubmitButton
        pending={pending}
        variant="secondary"
        size="small"
        className=""
        aria-keyshortcuts={shortcut ? 'u' : undefined}
      >
        Undo
        <span className="sr-only">
          : {decisionLabels[decision]}, {title}
        </span>
        {shortcut && (
          <>
            {' '}
            <ShortcutKey>u</ShortcutKey>
          </>
        )}
      </SubmitButton>
      <details className="min-w-[min(12rem,100%)] flex-1">
        <summary className="inline-flex min-h-11 list-none items-center text-small text-ink-2 underline decoration-line-strong underline-offset-4 hover:decoration-ink [&::-webkit-details-marker]:hidden">
          Say why
        </summary>
        <label htmlFor={fieldId} className="mb-1 block text-small">
          Why, mailed to the person
        </label>
        <textarea
          id={fieldId}
          name="details"
          rows={2}
          maxLength={MAX_REASON}
          defaultValue={state.values.details}
          className="field field-sizing-content contain-inline-size py-2.5!"
        />
      </details>
    </form>
  );
}
