'use client';

import { useId } from 'react';
import { saveNote } from '@/lib/favourites/actions';
import { MAX_NOTE } from '@/lib/favourites/schema';
import { FieldFrame } from '../forms/field-frame';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

type Props = { id: string; title: string; note: string; isShared: boolean };

/** The person's own note on a favourite, behind a summary that says whether there is one. */
export function NoteForm({ id, title, note, isShared }: Props) {
  const saving = useActionForm({ action: saveNote, failure: { title: 'Note failed' } });
  const { state, pending, errors, form } = saving;
  const unique = useId();
  const isSaved = state.status === 'done';
  const shown = isSaved ? (state.values.note?.trim() ?? '') : note;
  const isUnsaved = state.submissionId !== '' && !isSaved;
  return (
    <details className="mt-3" open={isUnsaved || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center wrap-anywhere text-link underline underline-offset-3">
        <span className="line-clamp-3">
          {shown ? `Your note: ${shown}` : 'Add a note'}
          <span className="sr-only">, {title}</span>
        </span>
      </summary>
      <form {...form} className="grid gap-3 pt-2">
        {!isSaved && <FormSummary of={saving} />}
        <input type="hidden" name="id" value={id} />
        <FieldFrame
          name={`note-${unique}`}
          label="Note"
          error={errors.note}
          hint={`For you alone unless you tick the box, up to ${MAX_NOTE} characters.`}
        >
          {(control) => (
            <textarea
              {...control}
              name="note"
              rows={3}
              maxLength={MAX_NOTE}
              defaultValue={(isUnsaved ? state.values.note : undefined) ?? note}
              className="field field-sizing-content contain-inline-size py-2.5!"
            />
          )}
        </FieldFrame>
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            name="isShared"
            defaultChecked={isUnsaved ? 'isShared' in state.values : isShared}
            className="size-5 flex-none accent-(--link)"
          />
          Show this note to those I share the shortlist with
        </label>
        <SubmitButton
          pending={pending}
          variant="secondary"
          size="small"
          className="justify-self-start"
        >
          Save Note
        </SubmitButton>
      </form>
    </details>
  );
}
