import type { ComponentProps } from 'react';
import { cx } from '@/lib/utils';
import { FilterSelect } from './filter-select';

type Props = ComponentProps<typeof FilterSelect> & {
  label: string;
  /** Hides the label visually. */
  bare?: boolean;
};

/** A labelled select of one filter. */
export function SelectField({ label, bare, ...select }: Props) {
  return (
    // Contains the absolutely positioned hidden label, which would cause horizontal overflow.
    <div className="relative min-w-0">
      <label
        htmlFor={select.name}
        className={cx(bare ? 'sr-only' : 'text-small font-semibold text-ink-2')}
      >
        {label}
      </label>
      <FilterSelect {...select} className={cx('field field-select', !bare && 'mt-1.5')} />
    </div>
  );
}
