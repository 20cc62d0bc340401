import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/utils';
import { FieldFrame, type FieldProps } from './field-frame';

type Props = Omit<ComponentProps<'input'>, 'id'> &
  FieldProps & {
    /** A link or switch beside the label. */
    aside?: ReactNode;
  };

/** A labelled input. */
export function TextField({ name, label, error, hint, aside, className, ...input }: Props) {
  return (
    <FieldFrame name={name} label={label} error={error} hint={hint} aside={aside}>
      {(control) => <input {...input} {...control} className={cx('field', className)} />}
    </FieldFrame>
  );
}
