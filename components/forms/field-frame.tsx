import type { ReactNode } from 'react';
import { fieldId } from './field-id';
import { describedBy, FieldNotes } from './field-notes';

/** The props of every form field. */
export type FieldProps = {
  name: string;
  label: string;
  /** Validation error. */
  error?: string | undefined;
  /** Help text below the control. */
  hint?: ReactNode;
};

type Control = {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = FieldProps & {
  /** A link or switch beside the label. */
  aside?: ReactNode;
  /** Renders the control with the given attributes. */
  children: (control: Control) => ReactNode;
};

/** A label, a control, and its hint and validation error. */
export function FieldFrame({ name, label, error, hint, aside, children }: Props) {
  const id = fieldId(name);
  const notes = { id, error, hint };
  return (
    <div className="grid content-start grid-cols-[1fr_auto]">
      <label htmlFor={id} className="flex min-h-8 items-center font-semibold">
        {label}
      </label>
      <div className="col-span-2 min-w-0">
        {children({
          id,
          name,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy(notes),
        })}
        <FieldNotes {...notes} />
      </div>
      {/* It stands beside the label, but follows the control in tab order. */}
      {aside && <div className="col-start-2 row-start-1 flex items-center pl-4">{aside}</div>}
    </div>
  );
}
