'use client';

import { useId, useRef } from 'react';
import { addNote } from '@/lib/staff/actions';
import { MAX_NOTE } from '@/lib/staff/limits';
import { staffMessages } from '@/lib/staff/messages';
import { describedBy, FieldNotes } from '../forms/field-notes';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';
import { ShortcutKey } from './shortcut-key';

export type NoteProps = {
  subject: 'seller' | 'enquiry' | 'conversation';
  id: string;
  /** True if the desk's key n leads to the field. */
  shortcut?: boolean;
};

/** Adds a note for other staff. The field is emptied once the note is saved. */
export function NoteForm({ subject, id, shortcut = true }: NoteProps) {
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
  const notes = {
    id: fieldId,
    error: errors.body,
    hint: subject !== 'enquiry' && 'The person can download notes about them.',
  };
  return (
    <form {...form} className="grid gap-2">
      <FormSummary of={adding} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="id" value={id} />
      <div>
        <label htmlFor={fieldId} className="mb-1 flex items-center gap-2 text-small">
          Note for other staff
          {shortcut && <ShortcutKey>n</ShortcutKey>}
        </label>
        <textarea
          ref={field}
          id={fieldId}
          name="body"
          required
          rows={1}
          maxLength={MAX_NOTE}
          defaultValue={state.status === 'done' ? '' : state.values.body}
          aria-keyshortcuts={shortcut ? 'n' : undefined}
          aria-invalid={errors.body ? true : undefined}
          aria-describedby={describedBy(notes)}
          className="field field-sizing-content contain-inline-size py-2.5!"
        />
        <FieldNotes {...notes} />
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
