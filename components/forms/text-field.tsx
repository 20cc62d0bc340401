import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/utils';
import { describedBy, FieldNotes } from './field-notes';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  name: string;
  label: string;
  /** Validation error. */
  error?: string | undefined;
  /** Help text below the input. */
  hint?: ReactNode;
  /** A link or switch beside the label. */
  aside?: ReactNode;
};

/** The id of a field's input, for links to it. */
export const fieldId = (name: string) => `field-${name}`;

/** A label, an input, and its hint and validation error. */
export function TextField({ name, label, error, hint, aside, className, ...input }: Props) {
  const id = fieldId(name);
  const notes = { id, error, hint };
  return (
    <div>
      <div className="flex min-h-8 items-center justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      <input
        {...input}
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(notes)}
        className={cx('field', className)}
      />
      <FieldNotes {...notes} />
    </div>
  );
}
