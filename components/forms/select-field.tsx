import type { ComponentProps } from 'react';
import { cx } from '@/lib/utils';
import { FieldFrame, type FieldProps } from './field-frame';

type Props = Omit<ComponentProps<'select'>, 'id'> &
  FieldProps & {
    /** Labels by value. */
    options: Record<string, string>;
    /** The label of the empty option. */
    none: string;
  };

/** A labelled select. */
export function SelectField(props: Props) {
  const { name, label, options, none, error, hint, className, ...select } = props;
  return (
    <FieldFrame name={name} label={label} error={error} hint={hint}>
      {(control) => (
        <select {...select} {...control} className={cx('field field-select', className)}>
          <option value="">{none}</option>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
