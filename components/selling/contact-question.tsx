import type { FormState } from '@/lib/core/actions/form-state';
import { type ContactText, contactNote } from '@/lib/listings/contacts';
import { fieldId } from '../forms/field-id';
import { describedBy, FieldNotes } from '../forms/field-notes';

export const SHOW_CONTACTS = 'Publish it anyway';

type Props = {
  /** The current text of its field. */
  text: string;
  what?: ContactText;
  /** The text as it is saved, which was agreed to. */
  saved: string | null | undefined;
  /** The texts of the fields as the form was sent. */
  values: FormState['values'];
  error?: string | undefined;
};

/** Asks whether a text should show contact details or terms of credit; nothing for one without. */
export function ContactQuestion({ text, what, saved, values, error }: Props) {
  const hint = contactNote(text, what);
  if (!hint) return null;
  const notes = { id: fieldId('show_contacts'), error, hint: `${hint} Publish it anyway?` };
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          id={notes.id}
          type="checkbox"
          name="show_contacts"
          defaultChecked={values.show_contacts === 'on' || text === saved}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(notes)}
          className="size-5 shrink-0 accent-(--link)"
        />
        {SHOW_CONTACTS}
      </label>
      <FieldNotes {...notes} />
    </div>
  );
}
