import type { FormState } from '@/lib/core/actions/form-state';
import { type ContactText, contactNote } from '@/lib/listings/contacts';
import { CheckField } from '../forms/check-field';

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
  return (
    <CheckField
      name="show_contacts"
      label={SHOW_CONTACTS}
      hint={`${hint} Publish it anyway?`}
      isSet={values.show_contacts === 'on' || text === saved}
      error={error}
    />
  );
}
