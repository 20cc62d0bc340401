import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/utils';
import { describedBy, FieldNotes } from './field-notes';
import { fieldId } from './text-field';

type Props = Omit<ComponentProps<'select'>, 'id'> & {
  name: string;
  label: string;
  /** Labels by value. */
  options: Record<string, string>;
  /** The label of no choice. */
  none: string;
  /** Validation error. */
  error?: string | undefined;
  /** Help text below the select. */
  hint?: ReactNode;
};

/** A label, a select, and its hint and validation error. */
export function SelectField(props: Props) {
  const { name, label, options, none, error, hint, className, ...select } = props;
  const id = fieldId(name);
  const notes = { id, error, hint };
  return (
    <div>
      <label htmlFor={id} className="flex min-h-8 items-center font-semibold">
        {label}
      </label>
      <select
        {...select}
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(notes)}
        className={cx('field field-select', className)}
      >
        <option value="">{none}</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldNotes {...notes} />
    </div>
  );
}
