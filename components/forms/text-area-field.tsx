import type { ComponentProps } from 'react';
import { cx } from '@/lib/utils';
import { FieldFrame, type FieldProps } from './field-frame';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & FieldProps;

/** A labelled text area that grows with its text. */
export function TextAreaField({ name, label, error, hint, className, ...input }: Props) {
  return (
    <FieldFrame name={name} label={label} error={error} hint={hint}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          className={cx('field field-sizing-content contain-inline-size py-2.5!', className)}
        />
      )}
    </FieldFrame>
  );
}
