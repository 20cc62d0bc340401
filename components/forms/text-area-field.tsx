import type { ComponentProps } from 'react';
import { cx } from '@/lib/utils';
import { fieldId } from './text-field';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & {
  name: string;
  label: string;
  /** Validation error. */
  error?: string | undefined;
};

/** A label, a text area that grows with its text, and its validation error. */
export function TextAreaField({ name, label, error, className, ...input }: Props) {
  const id = fieldId(name);
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
        aria-describedby={error && `${id}-error`}
        className={cx('field field-sizing-content py-2.5!', className)}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
