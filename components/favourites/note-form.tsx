'use client';

import { useId } from 'react';
import { saveNote } from '@/lib/favourites/actions';
import { MAX_NOTE } from '@/lib/favourites/schema';
import { FieldFrame } from '../forms/field-frame';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

type Props = { id: string; title: string; note: string };

/** The person's own note on a favourite, behind a summary that says whether there is one. */
export function NoteForm({ id, title, note }: Props) {
  const saving = useActionForm({ action: saveNote, failure: { title: 'Note failed' } });
  const { state, pending, errors, form } = saving;
  const unique = useId();
  const isSaved = state.status === 'done';
  const shown = isSaved ? (state.values.note?.trim() ?? '') : note;
  const isUnsaved = state.submissionId !== '' && !isSaved;
  return (
    <details className="mt-3 flex-none!" open={isUnsaved || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center wrap-anywhere text-link underline underline-offset-3">
        <span className="line-clamp-3">
          {shown ? `Your note: ${shown}` : 'Add a note'}
          <span className="sr-only">, {title}</span>
        </span>
      </summary>
      <form {...form} className="grid gap-3 pt-2">
        <FormSummary of={saving} />
        <input type="hidden" name="id" value={id} />
        <FieldFrame
          name={`note-${unique}`}
          label="Note"
          error={errors.note}
          hint={`For you alone, up to ${MAX_NOTE} characters.`}
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
