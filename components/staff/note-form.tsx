'use client';

import { useId, useRef } from 'react';
import { addNote } from '@/lib/staff/actions';
import { MAX_NOTE } from '@/lib/staff/limits';
import { staffMessages } from '@/lib/staff/messages';
import { FieldNotes } from '../forms/field-notes';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

export type NoteSubject = { subject: 'seller' | 'enquiry' | 'conversation'; id: string };

/** Adds a note for other staff. The field is emptied once the note is saved. */
export function NoteForm({ subject, id }: NoteSubject) {
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const adding = useActionForm({
    action: addNote,
    failure: staffMessages.failed,
    onResponse: ({ status }) => {
      if (status === 'done' && field.current) field.current.value = '';
    },
  });
  const { state, errors, pending, form } = adding;
  return (
    <form {...form} className="grid gap-2">
      <FormSummary of={adding} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="id" value={id} />
      <div>
        <label htmlFor={fieldId} className="sr-only">
          Note for other staff
        </label>
        <textarea
          ref={field}
          id={fieldId}
          name="body"
          required
          rows={1}
          maxLength={MAX_NOTE}
          placeholder="Note for other staff"
          defaultValue={state.status === 'done' ? '' : state.values.body}
          aria-keyshortcuts="n"
          aria-invalid={errors.body ? true : undefined}
          aria-describedby={errors.body && `${fieldId}-error`}
          className="field field-sizing-content py-2.5!"
        />
        <FieldNotes id={fieldId} error={errors.body} />
      </div>
      <SubmitButton
        pending={pending}
        variant="secondary"
        size="small"
        className="justify-self-start"
      >
        Add note
      </SubmitButton>
    </form>
  );
}
