import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/utils';
import { describedBy, FieldNotes } from './field-notes';
import { fieldId } from './text-field';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & {
  name: string;
  label: string;
  /** Validation error. */
  error?: string | undefined;
  /** Help text below the text area. */
  hint?: ReactNode;
};

/** A label, a text area that grows with its text, and its hint and validation error. */
export function TextAreaField({ name, label, error, hint, className, ...input }: Props) {
  const id = fieldId(name);
  const notes = { id, error, hint };
  return (
    <div>
      <label htmlFor={id} className="flex min-h-8 items-center font-semibold">
        {label}
      </label>
      <textarea
        {...input}
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(notes)}
        className={cx('field field-sizing-content py-2.5!', className)}
      />
      <FieldNotes {...notes} />
    </div>
  );
}
