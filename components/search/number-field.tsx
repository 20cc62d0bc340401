import type { ComponentProps } from 'react';
import { FilterInput } from './filter-input';

type Props = Pick<ComponentProps<typeof FilterInput>, 'name' | 'placeholder' | 'maxLength'> & {
  label: string;
};

/** An integer input that accepts separators and a currency sign: '£10,000', '10 000'. */
export function NumberField({ label, ...input }: Props) {
  return (
    <div>
      <label htmlFor={input.name} className="text-small font-semibold text-ink-2">
        {label}
      </label>
      <FilterInput {...input} inputMode="numeric" className="field tabular mt-1.5" />
    </div>
  );
}
